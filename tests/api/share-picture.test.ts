import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linesOf } from '#server/plugins/share-picture-text.ts';
import { openHouse } from '#tests/support/house.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';

const house = openHouse();
const read = (url: string) => house.app().inject({ url, headers: { host: 'localhost:3000' } });

describe('the picture of a job', () => {
  it('is 1200 by 630, and only for public jobs', async () => {
    const { accountId: recruiterId } = await aRecruiter(house.deps.db);
    const title = 'Senior <Accounts> & Compliance Executive नौकरी 会計 '.repeat(4).slice(0, 200);
    const job = await aJob(house.deps.db, { recruiterId, title });
    const frozen = await aJob(house.deps.db, { recruiterId, status: 'Block' });
    const answer = await read(`/jobs/${job.jobCode}/share.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    for (const id of [frozen.jobCode, 'JOB999999', '..%2f..', 'x'.repeat(80)])
      expect((await read(`/jobs/${id}/share.png`)).statusCode).toBe(404);
  });

  it('names the place in the language of its page', async () => {
    const { accountId: recruiterId } = await aRecruiter(house.deps.db);
    const pictures = async (location: string) => {
      const { jobCode } = await aJob(house.deps.db, { recruiterId, title: 'Welder', location });
      const of = async (at: string) => (await read(`${at}/jobs/${jobCode}/share.png`)).rawPayload;
      return { english: await of(''), hindi: await of('/hi') };
    };
    const [latin, devanagari] = [await pictures('Lucknow'), await pictures('लखनऊ')];
    expect(latin.hindi.equals(devanagari.hindi)).toBe(true);
    expect(latin.english.equals(latin.hindi)).toBe(false);
  });

  it('also exists for the home page', async () => {
    expect(await sharp((await read('/share.png')).rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

it('a title that is too long ends with an ellipsis, even a single word', () => {
  const place = { size: 76, width: 1056, most: 2 };
  expect(linesOf('Clerk', place)).toEqual(['Clerk']);
  expect(linesOf('word '.repeat(60), place)).toEqual([
    expect.stringMatching(/^word.*word$/),
    expect.stringMatching(/…$/),
  ]);
  expect(linesOf('x'.repeat(150), place)).toEqual([expect.stringMatching(/^x+…$/)]);
});
