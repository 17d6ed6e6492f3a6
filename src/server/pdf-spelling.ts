/** What PDFKit keeps of a font inside a document; it has no types for it. */
interface EmbeddedFont {
  layout: (text: string, features?: unknown) => { glyphs: readonly Glyph[]; positions: readonly Position[] };
  encode: (text: string, features?: unknown) => [glyphs: string[], positions: unknown[]];
  /** The glyphs that the document needs; each one's place is its number in the document. */
  subset: { includeGlyph: (id: number) => number; glyphs: number[] };
  scale: number;
  widths: number[];
  /** What each of them says, for whoever copies or searches. */
  unicode: (readonly number[])[];
}
/** In thousandths of the size. */
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /** What the document says that the glyph is wide. */
  advanceWidth: number;
}
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: readonly number[];
}

const REORDERED = /\p{Script=Devanagari}/u;
const done = new WeakSet<EmbeddedFont>();

/** The letters of a word shared out among its glyphs, in the order of spelling; what is left over says nothing. */
const lettersOf = (word: string, glyphs: number): number[][] => {
  const letters = [...word].map((letter) => letter.codePointAt(0) ?? 0);
  const upTo = (at: number): number => (glyphs > letters.length ? at : Math.floor((at * letters.length) / glyphs));
  const ZERO_WIDTH_SPACE = 0x200b;
  return Array.from({ length: glyphs }, (_, at) => {
    const own = letters.slice(upTo(at), upTo(at + 1));
    return own.length > 0 ? own : [ZERO_WIDTH_SPACE];
  });
};

/**
 * How much wider a glyph of a word is for being moved back along its line: the one before it ends so much earlier then, and
 * no jump is left. One that is moved on a little only begins later.
 */
const movedBack = (positions: Position[], at: number): number => {
  const [before, own] = [positions[at - 1], positions[at]];
  if (!before || !own || own.xOffset === 0 || own.yOffset !== 0) return 0;
  const wider = Math.max(0, -own.xOffset);
  before.xAdvance += own.xOffset;
  own.xAdvance -= own.xOffset;
  own.advanceWidth += wider;
  own.xOffset = 0;
  return wider;
};

/**
 * Makes the font that is chosen now say Devanagari as it is spelled. Glyphs stand in the order in which they are drawn, the
 * short i before its consonant, and readers that copy or search read glyph by glyph. So a glyph that has to say other
 * letters than its own gets a second number in the document. Where the font moves a glyph back below another, as in ट्र,
 * readers would take a jump for a blank: the glyph before ends earlier instead, and the moved one is so much wider.
 */
export const spellInOrder = (pdf: object): void => {
  const font: EmbeddedFont = Reflect.get(pdf, '_font');
  if (done.has(font)) return;
  done.add(font);
  const numbers = new Map<string, number>();
  const numberOf = (glyph: Glyph, letters: readonly number[], back: number): number => {
    if (back === 0 && letters.join() === glyph.codePoints.join()) return font.subset.includeGlyph(glyph.id);
    const key = `${glyph.id}:${letters.join()}:${back}`;
    const number = numbers.get(key) ?? font.subset.glyphs.push(glyph.id) - 1;
    numbers.set(key, number);
    return number;
  };
  font.encode = (text, features) => {
    const codes: string[] = [];
    const placed: unknown[] = [];
    for (const word of text.split(/(?<= )|(?= )/)) {
      const { glyphs, positions } = font.layout(word, features);
      const letters = REORDERED.test(word)
        ? lettersOf(word, glyphs.length)
        : glyphs.map(({ codePoints }) => codePoints);
      const inWord = positions.map((position) => ({ ...position }));
      for (const [at, glyph] of glyphs.entries()) {
        const says = letters[at] ?? [];
        const back = movedBack(inWord, at);
        const number = numberOf(glyph, says, back);
        font.widths[number] ??= glyph.advanceWidth * font.scale + back;
        font.unicode[number] ??= says;
        codes.push(number.toString(16).padStart(4, '0'));
      }
      placed.push(...inWord);
    }
    return [codes, placed];
  };
};
