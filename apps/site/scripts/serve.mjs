// Serves the built site: PORT (4321), HOST (localhost), PORTOLAN_BASE (/) and PORTOLAN_OUT (dist) may say otherwise.
import { fileURLToPath } from 'node:url';
import { serve } from './static.mjs';

const { PORT = '4321', HOST = 'localhost', PORTOLAN_BASE = '/', PORTOLAN_OUT } = process.env;
const folder = PORTOLAN_OUT ?? fileURLToPath(new URL('../dist', import.meta.url));

try {
  const { url } = await serve({ folder, base: PORTOLAN_BASE, port: Number(PORT), host: HOST });
  console.log(`Portolan: ${url}`);
} catch (error) {
  if (error?.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${PORT} is taken: choose another, as in PORT=4322 npm start`);
  process.exitCode = 1;
}
