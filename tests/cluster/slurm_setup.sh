#!/usr/bin/env bash
# Makes this machine a Slurm cluster of one node, for trying slurm.sh. Run it as root; it needs Debian's slurm-wlm.
# It replaces /etc/slurm/slurm.conf. `slurm_setup.sh stop` ends it.
set -euo pipefail
stop() {
  pkill slurmctld || true
  pkill slurmd || true
  pkill munged || true
}
stop
if [ "${1:-}" = stop ]; then exit; fi

host=$(hostname -s)
mkdir -p /etc/slurm /var/spool/slurmctld /var/spool/slurmd /run/munge /var/log/slurm
chown munge: /run/munge
cat > /etc/slurm/slurm.conf << CONF
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
StateSaveLocation=/var/spool/slurmctld
SlurmdSpoolDir=/var/spool/slurmd
SlurmctldLogFile=/var/log/slurm/slurmctld.log
SlurmdLogFile=/var/log/slurm/slurmd.log
MaxArraySize=10001
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
[ -e /etc/munge/munge.key ] || mungekey --create
chown munge: /etc/munge/munge.key
runuser -u munge -- munged
slurmctld -c
slurmd
until sinfo -h -o %T | grep -q idle; do sleep 0.2; done
sinfo
