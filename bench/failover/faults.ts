import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Machine, machines, qistMachines } from './machine-files.ts';
import type { Servers } from './servers.ts';

/** A fault of the machine that leads, and the seconds that it is given to be over. */
export interface Fault {
  readonly name: string;
  readonly seconds: number;
  readonly make: (leader: Machine, cluster: Cluster, servers: Servers) => Promise<void>;
}

const others = (leader: Machine) => machines.filter((machine) => machine !== leader);
const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, signal);
};

/** The seven faults of the manual's table, in its order. */
export const faults: readonly Fault[] = [
  {
    name: 'the leader’s PostgreSQL is killed',
    seconds: 25,
    async make(leader, cluster) {
      const [first = Number.NaN] = await cluster.postgresPids(leader);
      process.kill(first, 'SIGKILL');
    },
  },
  {
    name: 'the leader’s Patroni and PostgreSQL are killed, and come back after 35 s',
    seconds: 45,
    async make(leader, cluster) {
      const [first = Number.NaN] = await cluster.postgresPids(leader);
      await cluster.end('patroni', leader, 'SIGKILL');
      process.kill(first, 'SIGKILL');
      await pause(35_000);
      await cluster.start('patroni', leader);
    },
  },
  {
    name: 'etcd is away for 20 s',
    seconds: 30,
    async make(_, cluster) {
      await Promise.all(machines.map((machine) => cluster.end('etcd', machine)));
      await pause(20_000);
      for (const machine of machines) await cluster.start('etcd', machine);
    },
  },
  {
    name: 'the leader is frozen for 40 s',
    seconds: 50,
    async make(leader, cluster) {
      const frozen = [cluster.pidOf('patroni', leader), ...(await cluster.postgresPids(leader))];
      signalAll(frozen, 'SIGSTOP');
      await pause(40_000);
      signalAll(frozen, 'SIGCONT');
    },
  },
  {
    name: 'a planned switchover',
    seconds: 15,
    make: (leader, cluster) => cluster.patronictl(leader, 'switchover', '--force'),
  },
  {
    name: 'everything is restarted',
    seconds: 45,
    async make(_, cluster, servers) {
      await servers.end();
      for (const program of ['pgbouncer', 'haproxy'] as const)
        await Promise.all(qistMachines.map((machine) => cluster.end(program, machine)));
      for (const program of ['patroni', 'etcd'] as const)
        await Promise.all(machines.map((machine) => cluster.end(program, machine)));
      await cluster.startProxies();
      servers.start();
      for (const program of ['etcd', 'patroni'] as const)
        for (const machine of machines) await cluster.start(program, machine);
    },
  },
  {
    name: 'both standbys are frozen for 50 s',
    seconds: 60,
    async make(leader, cluster) {
      const pids = await Promise.all(others(leader).map((machine) => cluster.postgresPids(machine)));
      const frozen = pids.flat();
      signalAll(frozen, 'SIGSTOP');
      await pause(50_000);
      signalAll(frozen, 'SIGCONT');
    },
  },
];
