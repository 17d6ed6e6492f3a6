import sharp from 'sharp';
import type { DemoCompany } from './companies.ts';

const SIZE = 256;

const LOGO_SHAPES: Readonly<Record<DemoCompany['logo']['shape'], string>> = {
  arch: '<path d="M72 196v-66a56 56 0 0 1 112 0v66h-34v-62a22 22 0 0 0-44 0v62z"/><path d="M52 52h152v14H52z"/>',
  disc: '<circle cx="128" cy="138" r="54"/><path d="M52 52h152v14H52z"/>',
  bars: '<path d="M64 118h30v82H64zM113 84h30v116h-30zM162 140h30v60h-30z"/><path d="M52 52h152v14H52z"/>',
  leaf: '<path d="M128 84c52 24 52 88 0 116-52-28-52-92 0-116z"/><path d="M52 52h152v14H52z"/>',
  gate: '<path d="M64 92h128v26H64zM76 118h26v82H76zM154 118h26v82h-26z"/><path d="M52 52h152v14H52z"/>',
  wave: '<path d="M52 132c26-34 50-34 76 0s50 34 76 0v34c-26 34-50 34-76 0s-50-34-76 0z"/><path d="M52 52h152v14H52z"/>',
};

const drawn = async (svg: string): Promise<Uint8Array> => sharp(Buffer.from(svg)).png().toBuffer();

/** Draws a company's logo: a shape that hangs from a line. */
export const drawLogo = ({ shape, ink, ground }: DemoCompany['logo']): Promise<Uint8Array> =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${SIZE}" height="${SIZE}"><rect width="256" height="256" fill="${ground}"/><g fill="${ink}">${LOGO_SHAPES[shape]}</g></svg>`,
  );

/** Background, clothes, skin and hair of a drawn person. */
const PALETTES = [
  ['#fedfcd', '#7b4119', '#c98d63', '#2a1a12'],
  ['#cdf0df', '#006245', '#8d5a3b', '#1e1a14'],
  ['#d4e8ff', '#2d5386', '#b57a52', '#241812'],
  ['#f2e5c7', '#684e00', '#a46a43', '#1e1a14'],
  ['#fedbe8', '#7a3a55', '#d29b74', '#3a2418'],
  ['#dbedd1', '#3a5e24', '#7c4a2e', '#16110d'],
] as const;

/** Draws a person: a disc over an arch, never a photograph of a real one. */
export const drawPerson = (number: number, longHair: boolean): Promise<Uint8Array> => {
  const [ground, clothes, skin, hair] = PALETTES[number % PALETTES.length] ?? PALETTES[0];
  const behind = longHair ? `<path d="M76 108a52 52 0 0 1 104 0v74H76z" fill="${hair}"/>` : '';
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${SIZE}" height="${SIZE}"><rect width="256" height="256" fill="${ground}"/>${behind}<path d="M40 256v-16a88 88 0 0 1 176 0v16z" fill="${clothes}"/><path d="M110 140h36v30a18 18 0 0 1-36 0z" fill="${skin}"/><circle cx="128" cy="106" r="44" fill="${skin}"/><path d="M82 104a46 46 0 0 1 92 0c-20-4-32-12-40-26-10 16-28 24-52 26z" fill="${hair}"/></svg>`,
  );
};
