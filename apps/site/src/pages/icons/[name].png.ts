// The icons, drawn at build.
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconDrawing, iconFiles } from '../../drawings/icon.ts';

export const getStaticPaths = () =>
  iconFiles.map(({ name, size, margin }) => ({ params: { name }, props: { size, margin } }));

export const GET: APIRoute<{ size: number; margin: number }> = async ({ props: { size, margin } }) => {
  const png = await sharp(Buffer.from(iconDrawing(margin)), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
