import PDFDocument from 'pdfkit';
import { DEMO_OPENINGS } from './openings.ts';
import type { DemoPerson } from './people.ts';

const MARGIN = 56;

/** Returns the skills of a person's roles, without duplicates. */
export const skillsOf = ({ roles }: DemoPerson): string[] => [
  ...new Set(roles.flatMap((role) => DEMO_OPENINGS.find((opening) => opening.role === role)?.skills ?? [])),
];

/** Draws a one-page resume as PDF, in reading order. The page says that it is a sample. */
export const drawResume = (
  person: DemoPerson,
  { email, phone, year }: { email: string; phone: string; year: number },
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const name = `${person.firstName} ${person.lastName}`;
    const pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      info: { Title: `Resume of ${name} (sample)`, Author: name },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);

    const section = (title: string): void => {
      pdf.moveDown(0.9);
      pdf
        .moveTo(MARGIN, pdf.y)
        .lineTo(pdf.page.width - MARGIN, pdf.y)
        .lineWidth(1.2)
        .strokeColor('#1e1a14')
        .stroke();
      pdf.moveDown(0.4).font('Helvetica-Bold').fontSize(12).fillColor('#1e1a14').text(title).moveDown(0.2);
      pdf.font('Helvetica').fontSize(10.5).fillColor('#4c473f');
    };
    const [role] = person.roles;
    const known = DEMO_OPENINGS.find((opening) => opening.role === role);

    pdf.font('Helvetica-Bold').fontSize(24).fillColor('#1e1a14').text(name);
    pdf.font('Helvetica').fontSize(10.5).fillColor('#4c473f').text(`${person.address}  |  ${email}  |  +91 ${phone}`);
    if (person.years > 0 && known) {
      section('Experience');
      pdf.text(
        `${known.department}, ${person.years} ${person.years === 1 ? 'year' : 'years'}, ${year - person.years} to now`,
      );
      pdf.list(known.responsibilities.split('\n'), { bulletRadius: 1.6, textIndent: 12 });
    }
    section('Education');
    pdf.text(`${person.education}, ${person.college}`);
    section('Skills');
    pdf.text(skillsOf(person).join(', '));
    section('Languages');
    pdf.text('Hindi, English');
    pdf
      .moveDown(2)
      .fontSize(8.5)
      .fillColor('#676158')
      .text('Sample: this person is invented and belongs to the demo data of Avsar.');
    pdf.end();
  });
