import PDFDocument from 'pdfkit';
import { DATE_STYLES } from '#contract/date-styles.ts';
import type { EmploymentType, OfferStatus } from '#contract/vocabularies.ts';
import { pdfFonts } from '#server/pdf-fonts.ts';
import { spellInOrder } from '#server/pdf-spelling.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { offerLetterTexts } from '#texts/documents.ts';
import { spokenLanguage, spokenLocale } from '#texts/spoken.ts';
import { employmentTypeTexts } from '#texts/vocabularies.ts';

const MARGIN = 64;
const [INK, SOFT, MUTED, MARIGOLD] = ['#1e1a14', '#4c473f', '#676158', '#faaf21'];

const DAY = {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  year: 'numeric',
} as const;

/** Formats an instant, or a day in Asia/Kolkata, as `20 Nov 2026`. */
const dayText = (value: Date | string): string => {
  const parts = new Map(
    new Intl.DateTimeFormat(spokenLocale().dateLocale, { ...DAY, ...DATE_STYLES[spokenLanguage()].days })
      .formatToParts(typeof value === 'string' ? new Date(`${value}T12:00:00+05:30`) : value)
      .map(({ type, value: text }) => [type, text]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
};

const rupees = (amount: number): string => Math.round(amount).toLocaleString(spokenLocale().locale);

/** For readers that use the document's ActualText; the others read its glyphs (`spellInOrder`). */
const spelt = (text: string): { actual?: string } => (/\p{Script=Devanagari}/u.test(text) ? { actual: text } : {});

/** Content of a letter. Salaries are whole rupees a year. */
export interface OfferLetter {
  title: string;
  companyName: string;
  candidateName: string;
  location: string;
  salary: number;
  /** Null when unknown. */
  employmentType: EmploymentType | null;
  startDate: string | null;
  expiresOn: string;
  letter: string;
  /** The job is taken down and the reader is the candidate, who cannot answer until it comes back. */
  unanswerable: boolean;
  /** Status on the day of printing. */
  status: OfferStatus;
  answeredAt: Date | null;
  createdAt: Date;
}

const pay = ({ employmentType, salary }: OfferLetter): readonly [string, string] =>
  employmentType === 'Internship'
    ? [offerLetterTexts.stipend, offerLetterTexts.stipendValue({ rupees: rupees(salary / 12) })]
    : [offerLetterTexts.salary, offerLetterTexts.salaryValue({ rupees: rupees(salary) })];

/** A letter that is no longer valid must say so. */
const standing = ({ status, unanswerable, answeredAt, expiresOn }: OfferLetter): string => {
  if (status === 'Pending' && unanswerable) return offerLetterTexts.removed;
  if (status === 'Pending') return offerLetterTexts.open({ day: dayText(expiresOn) });
  if (status === 'Expired') return offerLetterTexts.expired({ day: dayText(expiresOn) });
  const { withdrawn, withdrawnOn, accepted, acceptedOn, rejected, rejectedOn } = offerLetterTexts;
  const [plain, dated] = {
    Withdrawn: [withdrawn, withdrawnOn] as const,
    Accepted: [accepted, acceptedOn] as const,
    Rejected: [rejected, rejectedOn] as const,
  }[status];
  return answeredAt ? dated({ day: dayText(answeredAt) }) : plain;
};

const factsOf = (offer: OfferLetter): (readonly [string, string])[] => [
  [offerLetterTexts.position, offer.title],
  [offerLetterTexts.company, offer.companyName],
  [offerLetterTexts.place, placeText(offer.location)],
  ...(offer.employmentType ? [[offerLetterTexts.type, employmentTypeTexts[offer.employmentType]] as const] : []),
  pay(offer),
  [offerLetterTexts.start, offer.startDate ? dayText(offer.startDate) : offerLetterTexts.startOpen],
  ...(offer.status === 'Pending' && offer.unanswerable
    ? []
    : [[offerLetterTexts.answerBy, dayText(offer.expiresOn)] as const]),
];

/**
 * Renders an offer as a letter on A4: selectable text in reading order, tagged for screen readers, with embedded fonts.
 */
export const drawOfferLetter = (offer: OfferLetter): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { regular, bold, drawable } = pdfFonts();
    const pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      bufferPages: true,
      lang: spokenLocale().locale,
      displayTitle: true,
      info: {
        Title: offerLetterTexts.documentTitle({ job: drawable(offer.title), company: drawable(offer.companyName) }),
        Author: drawable(offer.companyName),
        CreationDate: offer.createdAt,
      },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.registerFont('regular', regular);
    pdf.registerFont('bold', bold);
    const width = pdf.page.width - 2 * MARGIN;

    const say = (tag: 'H1' | 'P', text: string, { size = 10.5, colour = SOFT, font = 'regular', gap = 0.6 } = {}) => {
      const shown = drawable(text);
      const draw = () => {
        pdf.font(font).fontSize(size).fillColor(colour);
        spellInOrder(pdf);
        pdf.text(shown, MARGIN, pdf.y, { width });
      };
      pdf.addStructure(pdf.struct(tag, spelt(shown), draw));
      pdf.moveDown(gap);
    };
    const line = (y: number, length: number, height: number, colour: string | undefined = INK) =>
      pdf.markContent('Artifact').rect(MARGIN, y, length, height).fill(colour).endMarkedContent();

    line(MARGIN - 22, width, 2);
    line(MARGIN - 22, 56, 6, MARIGOLD);
    pdf.y = MARGIN;
    say('P', offer.companyName, { size: 13, colour: INK, font: 'bold', gap: 0.1 });
    say('P', dayText(offer.createdAt), { gap: 1.6 });
    const heading =
      offer.employmentType === 'Internship' ? offerLetterTexts.headingInternship : offerLetterTexts.headingJob;
    say('H1', heading({ job: offer.title }), {
      size: 20,
      colour: INK,
      font: 'bold',
      gap: 0.5,
    });
    say('P', offerLetterTexts.to({ name: offer.candidateName }), { size: 12, colour: INK, gap: 1 });

    const [labelWidth, gap] = [110, 6];
    line(pdf.y - 4, width, 1);
    for (const [label, value] of factsOf(offer)) {
      const top = pdf.y + gap;
      const pair = pdf.struct('P', spelt(`${label}: ${drawable(value)}`), [
        () => {
          pdf.font('regular').fontSize(10).fillColor(MUTED);
          spellInOrder(pdf);
          pdf.text(`${label}: `, MARGIN, top, { width: labelWidth });
        },
        () => {
          pdf.font('bold').fontSize(10.5).fillColor(INK);
          spellInOrder(pdf);
          pdf.text(drawable(value), MARGIN + labelWidth, top, { width: width - labelWidth });
        },
      ]);
      pdf.addStructure(pair);
    }
    pdf.moveDown(0.6);
    line(pdf.y, width, 1);
    pdf.moveDown(1.2);

    for (const paragraph of offer.letter.replaceAll('\r', '').trim().split('\n').filter(Boolean))
      say('P', paragraph, { size: 11, colour: INK });
    pdf.moveDown(0.8);
    say('P', offerLetterTexts.signed({ company: offer.companyName }), { colour: INK, gap: 1.2 });
    say('P', standing(offer), { font: 'bold', colour: INK });

    footPages(pdf);
    pdf.end();
  });

/** Adds the footer to each page, outside the text flow. */
const footPages = (pdf: PDFKit.PDFDocument): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const { bottom } = pdf.page.margins;
    // Otherwise the text would not fit above the margin and start another page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact').font('regular').fontSize(8.5).fillColor(MUTED);
    pdf.text(offerLetterTexts.foot({ page: page - start + 1, pages: count }), MARGIN, pdf.page.height - MARGIN + 18, {
      width: pdf.page.width - 2 * MARGIN,
      lineBreak: false,
    });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
};
