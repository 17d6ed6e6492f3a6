import PDFDocument from 'pdfkit';

/** Draws a one-page certificate as PDF. The page says that it is a sample. */
export const drawCertificate = ({ name, title, issuer }: { name: string; title: string; issuer: string }) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A5', layout: 'landscape', margin: 48, info: { Title: `${title} (sample)` } });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    const centred = { align: 'center' } as const;
    pdf.moveDown(2).font('Helvetica').fontSize(11).fillColor('#4c473f').text('Certificate of completion', centred);
    pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(22).fillColor('#1e1a14').text(title, centred);
    pdf.moveDown(0.8).font('Helvetica').fontSize(12).fillColor('#4c473f').text(`${name}  |  ${issuer}`, centred);
    pdf.moveDown(2).fontSize(8.5).text('A sample of the demo data.', centred);
    pdf.end();
  });
