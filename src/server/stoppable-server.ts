import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';

export interface StoppableServer {
  readonly server: Server;
  /** Accepts nothing new, finishes open requests, and settles when every connection has ended. */
  stop(): Promise<void>;
}

/** The time that an idle connection stays open after a stop, because a request may be on its way. */
const idleMs = 500;

/** The time for open requests to finish after a stop. Then they are cut off, so that a stop does not wait for a slow upload. */
export const drainMs = 2_000;

/** The time for a client to read an answer that came before all of its request. Then the connection ends. */
const unreadMs = 500;

/**
 * A server that stops without leaving a request unanswered. Node's own `close` ends idle connections at once, even if a
 * client has just sent a request on one, and serves busy ones for as long as they stay busy. Here every answer after the
 * stop says `Connection: close`, so a client's next request finds another server, or none.
 */
export function createStoppableServer(options: ServerOptions, listener: RequestListener): StoppableServer {
  let isStopping = false;
  const underWay = new Set<ServerResponse>();
  const server = createServer(options, (request, response) => {
    if (isStopping) endAfter(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    response.once('finish', () => endUnlessRead(request));
    listener(request, response);
  });
  return {
    server,
    stop: () =>
      new Promise((resolve) => {
        isStopping = true;
        for (const response of underWay) endAfter(response);
        NetServer.prototype.close.call(server, () => resolve());
        setTimeout(() => server.closeIdleConnections(), idleMs).unref();
        setTimeout(() => server.closeAllConnections(), drainMs).unref();
      }),
  };
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/** Ends the connection of a request that was answered unread: nobody waits for the rest, which may come letter by letter. */
function endUnlessRead(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => request.complete || request.socket.destroy(), unreadMs).unref();
}
