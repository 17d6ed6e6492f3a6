import PDFDocument from 'pdfkit';
import type { ResumeEntry, ResumePage, ResumePart } from '#contract/resume-layout.ts';
import { type Look, RESUME_LOOKS } from '#contract/resume-looks.ts';
import type { ResumeTemplate } from '#contract/vocabularies.ts';
import { pdfFonts } from '#server/pdf-fonts.ts';
import { spellInOrder } from '#server/pdf-spelling.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import { spokenLocale } from '#texts/spoken.ts';

/** Characters missing from the PDF fonts, and their replacements. */
const SAME: Readonly<Record<string, string>> = {
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '‣': '•',
  '►': '•',
  '✓': '•',
  '✔': '•',
  '→': '->',
  '⇒': '->',
  '←': '<-',
  '‑': '-',
  '−': '-',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '²': '2',
  '³': '3',
};

/**
 * Converts a text to what a PDF can draw: replaces known characters, drops others missing from its fonts, and collapses
 * blanks.
 */
const drawableText = (text: string): string =>
  pdfFonts()
    .drawable(text.replace(/[●▪■◦‣►✓✔→⇒←‑−½¼¾²³]/g, (mark) => SAME[mark] ?? ''))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const WORD = /[\p{L}\p{N}]/u;

/** Joins the pieces that the fonts can draw: one of which no letter is left goes with its separator. */
const joinDrawable = (pieces: readonly string[], separator: string): string =>
  pieces
    .filter((piece) => {
      const drawn = drawableText(piece);
      return drawn !== '' && (WORD.test(drawn) || !WORD.test(piece));
    })
    .join(separator);

/** The same for a line of lists, such as the technologies and the link of a project. */
const withoutUndrawable = (line: string): string =>
  joinDrawable(
    line.split(' · ').map((list) => joinDrawable(list.split(', '), ', ')),
    ' · ',
  );

type Pdf = PDFKit.PDFDocument;

interface Style {
  bold?: boolean;
  size?: number;
  colour?: string;
  align?: 'left' | 'center';
  indent?: number;
}

/**
 * Renders a resume as PDF on A4: one column, selectable text in reading order, headings and paragraphs tagged for
 * screen readers, with embedded fonts.
 */
export const drawPdf = (
  page: ResumePage,
  { template, now }: { template: ResumeTemplate; now: Date },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const look = RESUME_LOOKS[template];
    const pdf = new PDFDocument({
      size: 'A4',
      margin: look.margin,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: spokenLocale().locale,
      displayTitle: true,
      info: { Title: resumeDocumentTexts.title({ name: page.name }), Author: page.name, CreationDate: now },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.registerFont('regular', pdfFonts().regular);
    pdf.registerFont('bold', pdfFonts().bold);
    new Sheet(pdf, look).draw(page);
    pdf.end();
  });

class Sheet {
  readonly #pdf: Pdf;
  readonly #look: Look;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(pdf: Pdf, look: Look) {
    this.#pdf = pdf;
    this.#look = look;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  draw(page: ResumePage): void {
    const { align, ink2, name, title } = this.#look;
    this.#text('H1', page.name, { bold: true, size: name, align });
    if (page.title) this.#text('P', page.title, { size: title, colour: this.#look.accent, align });
    for (const line of [page.contact, page.links])
      this.#text('P', joinDrawable(line, '  |  '), { colour: ink2, align });
    for (const part of page.parts) this.#part(part);
    this.#root.end();
  }

  #part(part: ResumePart): void {
    const list = part.kind === 'list' ? joinDrawable(part.items, ', ') : undefined;
    if (list === '') return;
    this.#gap(this.#look.sectionGap);
    // Keeps a heading with its content across page breaks.
    this.#keep(64);
    this.#heading(part.heading);
    if (part.kind === 'text') this.#text('P', part.text, { colour: this.#look.ink2 });
    else if (part.kind === 'list') this.#text('P', list ?? '', { colour: this.#look.ink2 });
    else
      part.entries.forEach((entry, at) => {
        if (at > 0) this.#gap(this.#look.entryGap);
        this.#entry(entry);
      });
  }

  #heading(heading: string): void {
    const { accent, rule, heading: size } = this.#look;
    if (rule === 'above') {
      this.#line();
      this.#gap(5);
    }
    this.#text('H2', heading, { bold: true, size, colour: accent });
    if (rule === 'below') {
      this.#line();
      this.#gap(5);
    } else this.#gap(2);
  }

  #line(): void {
    const { accent, margin } = this.#look;
    // Decorative; hidden from screen readers.
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(margin, this.#pdf.y)
      .lineTo(this.#pdf.page.width - margin, this.#pdf.y)
      .lineWidth(1)
      .strokeColor(accent)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  #entry({ title, place, dates, detail, lines }: ResumeEntry): void {
    const { ink2, ink3 } = this.#look;
    this.#keep(40);
    this.#text('H3', title, { bold: true });
    const under = joinDrawable([place, dates], '  |  ');
    if (under) this.#text('P', under, { colour: ink3 });
    if (detail) this.#text('P', withoutUndrawable(detail), { colour: ink2 });
    if (lines.length === 1) this.#text('P', lines[0] ?? '', { colour: ink2 });
    else for (const line of lines) this.#text('P', `•  ${line}`, { colour: ink2, indent: 12 });
  }

  #text(tag: string, raw: string, { bold = false, size = this.#look.size, ...style }: Style): void {
    const { colour = this.#look.ink, align = 'left', indent = 0 } = style;
    const text = drawableText(raw);
    if (!text) return;
    const { margin } = this.#look;
    // For readers that use the document's ActualText; the others read its glyphs (`spellInOrder`).
    const actual = /\p{Script=Devanagari}/u.test(text) ? { actual: text } : {};
    this.#root.add(
      this.#pdf.struct(tag, actual, () => {
        this.#pdf
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(colour);
        spellInOrder(this.#pdf);
        this.#pdf.text(text, margin + indent, this.#pdf.y, {
          width: this.#pdf.page.width - 2 * margin - indent,
          align,
          lineGap: this.#look.lineGap,
          indent: indent === 0 ? 0 : -indent + 2,
        });
      }),
    );
  }

  #gap(points: number): void {
    this.#pdf.y += points;
  }

  #keep(points: number): void {
    const { height, margins } = this.#pdf.page;
    if (this.#pdf.y + points > height - margins.bottom) this.#pdf.addPage();
  }
}
