import sharp from 'sharp';
import type { DemoCompany } from './companies.ts';

const drawn = (width: number, height: number, inside: string): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#efece3"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const arch = (x: number, y: number, r: number, base: number, fill: string): string =>
  `<path d="M${x} ${base}V${y}a${r} ${r} 0 0 1 ${2 * r} 0V${base}z" fill="${fill}"/>`;

/** Draws a person: a disc over an arch. */
const person = (x: number, base: number, size: number): string =>
  `<circle cx="${x}" cy="${base - size * 1.6}" r="${size * 0.55}" fill="#1e1a14"/>${arch(x - size * 0.8, base - size * 0.3, size * 0.8, base, '#1e1a14')}`;

const [INK, LINE, MARIGOLD] = ['#1e1a14', '#d8d3c6', '#faaf21'];

/** Draws round hills under a line, one of them in the company's colour, with a lit door. */
export const drawCover = ({ ground }: DemoCompany['logo']): Promise<Uint8Array> =>
  drawn(
    1200,
    240,
    `${[-30, 140, 286, 812, 996].map((x, at) => arch(x, 190 + (at % 3) * 14, 100 + (at % 2) * 12, 240, LINE)).join('')}
    ${arch(500, 169, 135, 240, ground)}${arch(603, 164, 32, 240, MARIGOLD)}${person(635, 240, 22)}${person(462, 240, 17)}${person(800, 240, 16)}
    <rect width="1200" height="10" fill="${INK}"/><rect y="234" width="1200" height="6" fill="${INK}"/>`,
  );

const SCENES = {
  desk: (ground: string): string =>
    `${[40, 190, 490].map((x) => arch(x, 170, 56, 400, LINE)).join('')}${arch(340, 170, 56, 400, ground)}
    ${person(180, 300, 26)}${person(400, 300, 28)}<rect x="90" y="300" width="420" height="12" fill="${INK}"/><rect x="110" y="312" width="10" height="80" fill="${INK}"/><rect x="480" y="312" width="10" height="80" fill="${INK}"/>`,
  house: (ground: string): string =>
    `<rect x="190" y="90" width="220" height="310" fill="${ground}"/>${[215, 280, 345].map((x, at) => arch(x, 150, 20, 210, at === 1 ? MARIGOLD : '#fff')).join('')}${arch(265, 330, 35, 400, INK)}${person(470, 400, 20)}${arch(40, 330, 50, 400, LINE)}${arch(500, 340, 40, 400, LINE)}`,
};

/** Draws a scene of line, arch and disc. */
export const drawScene = (scene: keyof typeof SCENES, { ground }: DemoCompany['logo']): Promise<Uint8Array> =>
  drawn(
    600,
    400,
    `${SCENES[scene](ground)}<rect width="600" height="12" fill="${INK}"/><rect y="392" width="600" height="8" fill="${INK}"/>`,
  );
