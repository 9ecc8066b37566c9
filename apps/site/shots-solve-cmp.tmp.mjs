import { readdirSync } from 'node:fs';
import sharp from 'sharp';
const [a, b] = ['/tmp/solve-shots/before/', '/tmp/solve-shots/after/'];
let same = 0;
for (const f of readdirSync(a).filter((x) => x.endsWith('.png'))) {
  const [p, q] = await Promise.all([a, b].map((d) => sharp(d + f).raw().ensureAlpha().toBuffer({ resolveWithObject: true })));
  if (p.info.width !== q.info.width || p.info.height !== q.info.height) { console.log(f, 'size', p.info.width, p.info.height, q.info.width, q.info.height); continue; }
  let n = 0;
  for (let i = 0; i < p.data.length; i += 4) if (Math.abs(p.data[i] - q.data[i]) + Math.abs(p.data[i + 1] - q.data[i + 1]) + Math.abs(p.data[i + 2] - q.data[i + 2]) > 24) n++;
  if (n) console.log(f, n, 'pixels'); else same++;
}
console.log(same, 'the same');
