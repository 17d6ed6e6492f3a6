import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { jobs } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { speaking } from '#texts/spoken.ts';
import { readText } from '../../candidates/resume/reading/read-text.ts';
import { drawOfferLetter, type OfferLetter } from './draw-offer-letter.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const anOffered = async (letter = 'We are glad.') => {
  const hiring = await aHiring(database.db);
  const application = await apply(desk, hiring.candidate, hiring.job.id);
  return { ...hiring, offer: await anOffer(database.db, { applicationId: application._id, letter }) };
};

const letter: OfferLetter = {
  title: 'अभियंता 🎉',
  companyName: 'Kaveri Software',
  candidateName: 'Asha Rao',
  location: 'Pune',
  salary: 1_250_000,
  employmentType: 'Full-time',
  startDate: '2026-12-01',
  expiresOn: '2026-12-31',
  letter: 'We are glad.\n\nकृपया पढ़ें।',
  unanswerable: false,
  status: 'Pending',
  answeredAt: null,
  createdAt: FRIDAY,
};

/** Extracts the text of a PDF by the Unicode mapping of its fonts. */
const textOf = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const maps = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) =>
      [...(stream.match(/\[([\s\S]*)\]/)?.[1] ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => utf16(hex)),
    );
  const shown = streams
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => [...stream.matchAll(/\/F(\d+)[^\n]* Tf|<([0-9a-f]+)>/g)]);
  const order = [...new Set(shown.flatMap(([, font]) => font ?? []))];
  let map: string[] | undefined;
  return shown
    .map(([, font, hex]) => {
      if (font) map = maps[order.indexOf(font)];
      return (hex?.match(/.{4}/g) ?? []).map((glyph) => map?.[Number.parseInt(glyph, 16)] ?? '').join('');
    })
    .join('');
};

describe('an offer letter', () => {
  it('is a PDF for the candidate and for the recruiter', async () => {
    const { offer, candidate, recruiter } = await anOffered();
    for (const caller of [candidate, recruiter]) {
      const { body, headers } = await desk.call('offerLetter', { params: { id: offer.id } }, caller);
      expect(Buffer.isBuffer(body) && body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(headers).toMatchObject({
        'Content-Type': 'application/pdf',
        'Content-Disposition': expect.stringMatching(
          /^attachment; filename="Offer Kaveri Software, Software Engineer\.pdf"/,
        ),
      });
    }
  });

  it('is in its reader’s language, regardless of its author', async () => {
    const { offer, candidate, recruiter } = await anOffered();
    const print = (caller: typeof candidate | typeof recruiter) =>
      desk.call('offerLetter', { params: { id: offer.id } }, caller);
    const [forCandidate, forRecruiter] = [await speaking('hi', () => print(candidate)), await print(recruiter)];
    const [hindi, english] = [forCandidate.body as Buffer, forRecruiter.body as Buffer];
    expect(hindi.toString('latin1')).toContain('/Lang (hi-IN)');
    const lines = (await readText({ mediaType: 'application/pdf', bytes: hindi }))?.join('\n');
    expect(lines).toMatch(/नौकरी का ऑफ़र: Software Engineer/);
    expect(lines).toMatch(/वेतन: ₹[\d,]+ सालाना/);
    expect(lines).toMatch(/जगह: पुणे/);
    expect(lines).not.toContain('Salary');
    expect(forCandidate.headers?.['Content-Disposition']).toContain(encodeURIComponent('ऑफ़र Kaveri'));
    expect(english.toString('latin1')).toContain('/Lang (en-IN)');
    expect(textOf(english)).toMatch(/Salary.*a year/);
  });

  it('is refused to anyone else', async () => {
    const { offer, otherCandidate, otherRecruiter, admin } = await anOffered();
    const raw = { params: { id: offer.id } };
    for (const [caller, code] of [
      [otherCandidate, 'NOT_FOUND'],
      [otherRecruiter, 'NOT_FOUND'],
      [admin, 'FORBIDDEN'],
      [VISITOR, 'SIGNED_OUT'],
    ] as const)
      expect((await desk.refusal('offerLetter', raw, caller)).code).toBe(code);
  });

  it('states a salary per year and a stipend per month', async () => {
    expect(textOf(await drawOfferLetter(letter))).toContain('₹12,50,000 a year');
    const internship = textOf(await drawOfferLetter({ ...letter, employmentType: 'Internship', salary: 180_000 }));
    expect(internship).toContain('₹15,000 a month');
    expect(internship).toContain('Internship offer: ');
    expect(internship).not.toContain('a year');
  });

  it('says whether the offer is still open', async () => {
    expect(textOf(await drawOfferLetter(letter))).toContain('This offer is open until 31 Dec 2026.');
    const withdrawn = await drawOfferLetter({ ...letter, status: 'Withdrawn', answeredAt: FRIDAY });
    expect(textOf(withdrawn)).toContain('This offer was withdrawn on 20 Nov 2026.');
  });

  it('tells the candidate of a removed job that the offer cannot be answered', async () => {
    const { offer, job, candidate, recruiter } = await anOffered();
    const accepted = await drawOfferLetter({ ...letter, unanswerable: true, status: 'Accepted', answeredAt: FRIDAY });
    expect(textOf(accepted)).toContain('The candidate accepted this offer on 20 Nov 2026.');
    await database.db.update(jobs).set({ status: 'Block' }).where(eq(jobs.id, job.id));
    const print = async (caller: typeof candidate | typeof recruiter) =>
      textOf((await desk.call('offerLetter', { params: { id: offer.id } }, caller)).body as Buffer);
    const removed = await print(candidate);
    expect(removed).toContain('Avsar has taken down this job. You can’t answer this offer while it is down.');
    expect(removed).not.toMatch(/Answer by|open until/);
    const kept = await print(recruiter);
    expect(kept).toMatch(/Answer by/);
    expect(kept).not.toContain('removed');
  });

  it('draws Devanagari in its own font, and omits characters that no font has', async () => {
    const pdf = await drawOfferLetter(letter);
    expect(textOf(pdf)).toContain('कृपया');
    expect(pdf.toString('latin1')).toMatch(/FontFile2/);
  });

  it('splits a long letter into pages', async () => {
    const pdf = await drawOfferLetter({ ...letter, letter: 'A long line of words. '.repeat(700) });
    expect(pdf.toString('latin1')).toMatch(/\/Count [4-9]/);
  });
});
