import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CuttableLine {
  readonly url: string;
  cut(): Promise<void>;
  join(): Promise<void>;
}

export async function openLine(target: URL): Promise<CuttableLine> {
  const sockets = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };

  const server: Server = createServer((caller) => {
    const called = keep(connect(Number(target.port), target.hostname));
    keep(caller).pipe(called).pipe(caller);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };

  await listen(0);

  const { port } = server.address() as AddressInfo;
  await cut();

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return { url: url.href, cut, join: () => listen(port) };
}
