// Serves the built site: PORT (4321, or a free one where that is taken), HOST (localhost), PORTOLAN_BASE (/) and PORTOLAN_OUT (dist) may say otherwise.
import { fileURLToPath } from 'node:url';
import { serve } from './static.mjs';

const { PORT, HOST = 'localhost', PORTOLAN_BASE = '/', PORTOLAN_OUT } = process.env;
const folder = PORTOLAN_OUT ?? fileURLToPath(new URL('../dist', import.meta.url));

const at = (port) => serve({ folder, base: PORTOLAN_BASE, port, host: HOST });
const taken = (error) => {
  if (error?.code !== 'EADDRINUSE') throw error;
};

try {
  const site = PORT ? at(Number(PORT)) : at(4321).catch((error) => taken(error) ?? at(0));
  console.log(`Portolan: ${(await site).url}`);
} catch (error) {
  taken(error);
  console.error(`Port ${PORT} is taken: choose another, as in PORT=4322 npm start`);
  process.exitCode = 1;
}
