import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, hiringDesk } from '#tests/support/hiring.ts';
import { aScheduled } from '#tests/support/interviews.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const applied = async () => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  return { ...hiring, params: { id } };
};

describe('private notes', () => {
  it('are added, changed and deleted, and are part of the full application', async () => {
    const { recruiter, params } = await applied();
    const { body: note } = await desk.call('addNote', { params, body: { text: ' Strong in SQL. ' } }, recruiter);
    expect(note.text).toBe('Strong in SQL.');
    const one = { params: { ...params, noteId: note._id } };
    await desk.call('editNote', { ...one, body: { text: 'Strong in SQL, weak in CSS.' } }, recruiter);
    const listed = await desk.call('listNotes', { params }, recruiter);
    expect(listed.body.map(({ text }) => text)).toEqual(['Strong in SQL, weak in CSS.']);
    const whole = await desk.call('getApplication', { params }, recruiter);
    expect(whole.body.notes).toEqual(listed.body);

    await desk.call('deleteNote', one, recruiter);
    expect((await desk.call('listNotes', { params }, recruiter)).body).toEqual([]);
    expect((await desk.refusal('deleteNote', one, recruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('editNote', { ...one, body: { text: 'late' } }, recruiter)).code).toBe('NOT_FOUND');
  });

  it('are hidden from everyone else', async () => {
    const { recruiter, otherRecruiter, candidate, admin, params } = await applied();
    const { body: note } = await desk.call('addNote', { params, body: { text: 'A secret.' } }, recruiter);
    await desk.call('rateApplication', { params, body: { rating: 4 } }, recruiter);
    const one = { params: { ...params, noteId: note._id } };
    for (const [name, raw] of [
      ['listNotes', { params }],
      ['addNote', { params, body: { text: 'mine' } }],
      ['editNote', { ...one, body: { text: 'mine' } }],
      ['deleteNote', one],
      ['rateApplication', { params, body: { rating: 1 } }],
    ] as const) {
      expect((await desk.refusal(name, raw, otherRecruiter)).code).toBe('NOT_FOUND');
      expect((await desk.refusal(name, raw, candidate)).code).toBe('FORBIDDEN');
      expect((await desk.refusal(name, raw, admin)).code).toBe('FORBIDDEN');
    }
    for (const caller of [candidate, admin]) {
      const { body } = await desk.call('getApplication', { params }, caller);
      expect(body).not.toHaveProperty('notes');
      expect(body).not.toHaveProperty('rating');
    }
    expect((await desk.call('listNotes', { params }, recruiter)).body).toHaveLength(1);
  });

  it('belong to their application', async () => {
    const one = await applied();
    const other = await apply(desk, one.otherCandidate, one.job.id);
    const { body: note } = await desk.call('addNote', { params: one.params, body: { text: 'here' } }, one.recruiter);
    const crossed = { params: { id: other._id, noteId: note._id } };
    expect((await desk.refusal('deleteNote', crossed, one.recruiter)).code).toBe('NOT_FOUND');
  });

  it.each(['', '   ', 'x'.repeat(2_001)])('refuse an empty or too long text', async (text) => {
    const { recruiter, params } = await applied();
    const refusal = await desk.refusal('addNote', { params, body: { text } }, recruiter);
    expect(refusal.details.fields).toHaveProperty('text');
  });
});

describe('a rating', () => {
  it('is set, changed and removed without a new version or a notice to the candidate', async () => {
    const { recruiter, candidate, params } = await applied();
    const { body: before } = await desk.call('getApplication', { params }, recruiter);
    for (const rating of [5, 2, null]) {
      const { body } = await desk.call('rateApplication', { params, body: { rating } }, recruiter);
      expect(body.rating).toBe(rating);
      expect(body.version).toBe(before.version);
      const { body: shown } = await desk.call('getApplication', { params }, candidate);
      expect(shown.updatedAt).toBe(before.updatedAt);
    }
  });

  it.each([0, 6, 2.5, '3', undefined])('is not %s', async (rating) => {
    const { recruiter, params } = await applied();
    const refusal = await desk.refusal('rateApplication', { params, body: { rating } }, recruiter);
    expect(refusal.details.fields).toHaveProperty('rating');
  });
});

describe('the export', () => {
  it('contains what the list shows, and no formulas', async () => {
    const { recruiter, candidate, otherCandidate, otherRecruiter, admin, job } = await applied();
    await apply(desk, otherCandidate, job.id, { fullName: '=HYPERLINK("//x")', skills: 'C++, SQL' });
    const { body, headers } = await desk.call('exportApplications', { query: { name: 'hyper' } }, recruiter);
    expect(headers?.['Content-Type']).toBe('text/csv; charset=utf-8');
    expect(headers?.['Content-Disposition']).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = String(body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFFName,Email,.*,Rating$/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""//x"")"`);
    expect(lines[1]).toContain('"C++, SQL"');
    expect(lines[1]).toContain(',Pending,');

    const strange = await desk.call('exportApplications', { query: {} }, otherRecruiter);
    expect(String(strange.body).trimEnd().split('\r\n')).toHaveLength(1);
    const all = await desk.call('exportApplications', { query: {} }, admin);
    expect(String(all.body)).not.toContain('Rating');
    expect((await desk.refusal('exportApplications', { query: {} }, candidate)).code).toBe('FORBIDDEN');
  });

  it('states since when an application has its status, and when its interview is', async () => {
    const { recruiter } = await aScheduled(desk, database.db);
    const { body } = await desk.call('exportApplications', { query: {} }, recruiter);
    const [cells] = parse(String(body), { bom: true, columns: true }) as Record<string, string>[];
    expect(cells).toMatchObject({ 'Interview on': '2026-11-24', 'Interview time': '11:30' });
    expect(cells?.['Status since']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
