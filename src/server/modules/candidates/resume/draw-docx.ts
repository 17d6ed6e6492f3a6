import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import type { ResumeEntry, ResumePage, ResumePart } from '#contract/resume-layout.ts';
import { type Look, RESUME_LOOKS } from '#contract/resume-looks.ts';
import type { ResumeTemplate } from '#contract/vocabularies.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import { spokenLocale } from '#texts/spoken.ts';

/** Word measures in twentieths of a point. */
const TWIPS = 20;

/**
 * Renders a resume as an editable Word document with real headings and lists. Its font comes with every Word, which
 * falls back to system fonts for other characters, so all scripts work.
 */
export const drawDocx = async (page: ResumePage, { template }: { template: ResumeTemplate }): Promise<Buffer> => {
  const look = RESUME_LOOKS[template];
  const margin = look.margin * TWIPS;
  const alignment = look.align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT;
  const line = (text: string, options: IParagraphOptions = {}, run: Run = {}) =>
    text ? [paragraph(look, text, { alignment, ...options }, run)] : [];
  const document = new Document({
    title: resumeDocumentTexts.title({ name: page.name }),
    creator: page.name,
    lastModifiedBy: page.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: halves(look.size), language: { value: spokenLocale().locale } } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: [
          ...line(page.name, { heading: HeadingLevel.TITLE }, { bold: true, size: look.name }),
          ...line(page.title, {}, { size: look.title, colour: look.accent }),
          ...line(page.contact.join('  |  ')),
          ...line(page.links.join('  |  ')),
          ...page.parts.flatMap((part) => partParagraphs(look, part)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
};

interface Run {
  bold?: boolean;
  size?: number;
  colour?: string;
}

/** Word measures font sizes in half points. */
const halves = (points: number): number => Math.round(points * 2);

const paragraph = (look: Look, text: string, options: IParagraphOptions, { bold, size, colour }: Run = {}): Paragraph =>
  new Paragraph({
    ...options,
    children: text.split('\n').map(
      (piece, at) =>
        new TextRun({
          text: piece,
          ...(at > 0 && { break: 1 }),
          ...(bold && { bold }),
          size: halves(size ?? look.size),
          color: (colour ?? look.ink2).slice(1),
        }),
    ),
  });

const partParagraphs = (look: Look, part: ResumePart): Paragraph[] => {
  const edge = { style: BorderStyle.SINGLE, size: 8, space: 3, color: look.accent.slice(1) };
  const heading = paragraph(
    look,
    part.heading,
    {
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      spacing: { before: look.sectionGap * TWIPS, after: 4 * TWIPS },
      ...(look.rule === 'above' && { border: { top: edge } }),
      ...(look.rule === 'below' && { border: { bottom: edge } }),
    },
    { bold: true, size: look.heading, colour: look.accent },
  );
  if (part.kind === 'text') return [heading, paragraph(look, part.text, {})];
  if (part.kind === 'list') return [heading, paragraph(look, part.items.join(', '), {})];
  return [heading, ...part.entries.flatMap((entry, at) => entryParagraphs(look, entry, at > 0))];
};

const entryParagraphs = (look: Look, entry: ResumeEntry, isLater: boolean): Paragraph[] => {
  const { title, place, dates, detail, lines } = entry;
  const under = [place, dates].filter(Boolean).join('  |  ');
  const isList = lines.length > 1;
  return [
    paragraph(
      look,
      title,
      {
        heading: HeadingLevel.HEADING_2,
        keepNext: lines.length > 0 || under !== '',
        spacing: { before: isLater ? look.entryGap * TWIPS : 0 },
      },
      { bold: true, colour: look.ink },
    ),
    ...(under ? [paragraph(look, under, {}, { colour: look.ink3 })] : []),
    ...(detail ? [paragraph(look, detail, {})] : []),
    ...lines.map((text) => paragraph(look, text, isList ? { bullet: { level: 0 } } : {})),
  ];
};
