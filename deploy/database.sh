# Read by backup and restore: takes the password out of QUINCONCE_DATABASE, since everybody on a machine
# sees the words of a command, and nobody else its environment. What is left is the address without it.
case $QUINCONCE_DATABASE in
*://*:*@*)
    who=${QUINCONCE_DATABASE#*://}
    who=${who%%@*}
    # As in any address, % and two digits stand for characters that mean something else there.
    PGPASSWORD=$(printf '%s' "${who#*:}" | perl -pe 's/%([0-9A-Fa-f]{2})/chr hex $1/ge')
    export PGPASSWORD
    address=${QUINCONCE_DATABASE%%://*}://${who%%:*}@${QUINCONCE_DATABASE#*@}
    ;;
*)
    address=$QUINCONCE_DATABASE
    ;;
esac
