import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  /** Every mail that came, its parts written out. */
  readonly mails: readonly string[];
  /** Waits until that many mails have arrived in all. */
  arrived(count: number): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A mail server on this machine, which takes every mail unless it is told otherwise. */
export async function startMailServer(manners: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(decoded(Buffer.concat(chunks).toString()));
        smtp.emit('mail');
        done();
      });
    },
    ...manners,
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    async arrived(count) {
      while (mails.length < count) await once(smtp, 'mail');
      return mails;
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** A mail with its quoted-printable and base64 parts written out. */
function decoded(mail: string): string {
  return mail.replace(
    /(Content-Transfer-Encoding: (quoted-printable|base64)\r\n(?:[\w-]+:.*\r\n)*\r\n)([\s\S]*?)(?=\r\n--|$)/g,
    (_, head: string, encoding: string, body: string) =>
      head +
      (encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_sign, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString()),
  );
}
