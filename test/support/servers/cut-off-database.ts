import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface CutOffDatabase {
  /** The same connection string by way of the port that is cut off. */
  through(connectionString: string): string;
  /** Ends all connections and takes no further ones, as a machine that is lost. */
  cutOff(): Promise<void>;
}

/** A port that passes everything on to a database. */
export async function openCutOffDatabase(connectionString: string): Promise<CutOffDatabase> {
  const { host, port } = new pg.Client(connectionString);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const there = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [client, there]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.pipe(there).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    through(address) {
      const url = new URL(address);
      url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      url.searchParams.delete('host');
      return url.href;
    },
    async cutOff() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
