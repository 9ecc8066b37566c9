// What a phone needs to put the site among its programs.
import type { APIRoute } from 'astro';
import { iconFiles } from '../drawings/icon.ts';
import { to } from '../lib/links.ts';
import { words } from '../lib/words.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: 'Portolan',
      short_name: 'Portolan',
      description: `${words.tagline.fr} ${words.tagline.en}`,
      id: to(''),
      start_url: to(''),
      scope: to(''),
      display: 'standalone',
      background_color: '#f7f1e3',
      theme_color: '#f7f1e3',
      icons: iconFiles
        .filter(({ listed }) => listed)
        .map(({ name, size, purpose }) => ({
          src: to(`icons/${name}.png`),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
