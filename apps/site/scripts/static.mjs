// A static server for the built site, as any file host would serve it: compressed, nothing rewritten, unknown pages get
// the 404 page.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** What the build names after its contents is asked for once, as from any host of such sites. */
const keep = (response, path) => {
  if (path.startsWith('/_astro/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
};

/**
 * Serves a folder below a base path.
 * @param {{ folder: string, base?: string, port?: number, host?: string, packed?: boolean, lasting?: boolean }} options
 *   port 0 takes a free one; unpacked costs least where nothing is sent anywhere; not lasting where the files change
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const serve = async ({ folder, base = '/', port = 0, host = '127.0.0.1', packed = true, lasting = true }) => {
  const root = base.replace(/\/?$/, '/');
  const files = sirv(folder, { etag: true, dev: true, ...(lasting && { setHeaders: keep }) });
  const pack = packed ? compression() : (_request, _response, next) => next();
  const lost = await readFile(join(folder, '404.html')).catch(() => Buffer.from('404'));
  const notFound = (response) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(lost);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (root !== '/' && !url.startsWith(root)) {
      if (url === '/') response.writeHead(302, { location: root }).end();
      else notFound(response);
      return;
    }
    request.url = `/${url.slice(root.length)}`;
    pack(request, response, () => files(request, response, () => notFound(response)));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${bound}${root}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
