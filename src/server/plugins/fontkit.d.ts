/** The part of fontkit that we use; it has no types. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function create(buffer: Buffer): Font;
}
