import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppableServer } from './stoppable-server.ts';

const { server, stop } = createStoppableServer({}, (_, response) => response.end('answered'));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => stop());

/** Sends the beginning of a request, and returns what comes until the server ends the connection. */
async function sendAndWait(beginning: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(beginning);
  await once(socket, 'close');
  return answer;
}

test.each(['GET', 'POST'])(
  'a %s that is answered before its body has come keeps no connection',
  async (method) => {
    const answer = await sendAndWait(`${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\na`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*answered$/s);
  },
);

test('a connection whose request has come as a whole is used again', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (let asked = 0; asked < 3; asked += 1) {
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});
