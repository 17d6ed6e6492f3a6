import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { proposeMerges } from '../skills/propose-merges.ts';
import { pack, unpack } from './learned.ts';
import { type Corpus, learn } from './learning/learn.ts';
import { roleOf } from './role-of.ts';
import { untrained } from './skill-model.ts';
import { trained } from './trained.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const listing = (title: string, ...skills: string[]) => ({ title, skills });

/** Two trades, each with pairs of tools used alongside the same others. */
const LISTINGS = [
  ...times(6, listing('Senior Data Analyst - Pune', 'Tableau', 'SQL', 'Statistics', 'Reporting')),
  ...times(6, listing('Data Analyst', 'Power BI', 'SQL', 'Statistics', 'Reporting')),
  ...times(4, listing('Data analyst (Remote)', 'Tableau', 'PowerBI', 'SQL', 'Statistics')),
  ...times(8, listing('Staff Nurse', 'Nursing', 'Patient Care', 'ICU')),
  ...times(5, listing('Ward Nurse', 'GNM', 'Patient Care', 'First Aid')),
  ...times(4, listing('Clerk', 'Statistics', 'Filing')),
  ...times(4, listing('Orderly', 'First Aid', 'Filing')),
  ...times(2, listing('Falconer', 'Falconry', 'SQL')),
];

const modelOf = (corpus: Partial<Corpus>) =>
  trained(1, learn({ listings: LISTINGS, people: [], merged: new Map(), ...corpus }));

describe('a model of skills', () => {
  const model = modelOf({});
  const key = model.key;

  test('finds near what stands beside the same others, with the listings that ask for both', () => {
    expect(model.near(key('Tableau'), [key('Nursing'), key('Power BI')])).toEqual({
      skill: key('Power BI'),
      listings: 4,
    });
    expect(model.near(key('Tableau'), [key('Nursing'), key('First Aid')])).toBeUndefined();
    expect(model.near(key('Tableau'), [])).toBeUndefined();
  });

  test('calls no spoken language near another skill', () => {
    const nurses = modelOf({
      listings: [...LISTINGS, ...times(6, listing('Staff Nurse', 'Tamil', 'Suturing', 'Patient Care', 'ICU'))],
    });
    expect(nurses.near(key('Suturing'), [key('ICU')])).toMatchObject({ skill: key('ICU') });
    expect(nurses.near(key('Tamil'), [key('Suturing'), key('ICU')])).toBeUndefined();
    expect(nurses.near(key('Suturing'), [key('Tamil Language')])).toBeUndefined();
  });

  test('counts open listings, and shows the usual spelling', () => {
    expect(model.listings(key('Nursing'))).toBe(13);
    expect(model.name(key('powerbi'))).toBe('Power BI');
    expect(model.name(key('Something New'))).toBe(key('Something New'));
  });

  test('learns nothing of a skill that fewer than three listings ask for', () => {
    expect(model.listings(key('Falconry'))).toBe(0);
    expect(model.vector(key('Falconry'))).toBeUndefined();
  });

  test('knows a skill of the listings by its sound in Devanagari', () => {
    const nurses = modelOf({ listings: [...LISTINGS, ...times(3, listing('Nurse', 'Drip'))] });
    expect(nurses.key('ड्रिप')).toBe(key('Drip'));
    expect(nurses.key('ड्रेप')).not.toBe(key('Drip'));
    expect(key('ड्रिप')).not.toBe(key('Drip'));
  });

  test('calls nothing near or usual that fewer than three listings ask for together', () => {
    const few = modelOf({
      listings: [...LISTINGS, ...times(2, listing('Clerk', 'Filing', 'Typing')), listing('', 'Typing')],
    });
    expect(few.listings(key('Typing'))).toBe(3);
    expect(few.beside([key('Filing')], 10).map(({ skill }) => skill)).not.toContain(key('Typing'));
    expect(few.near(key('Typing'), [key('Filing')])).toBeUndefined();
  });

  test('says what is usually asked beside, the likeliest first', () => {
    const beside = model.beside([key('Tableau')], 3).map(({ skill }) => skill);
    expect(beside).toContain(key('SQL'));
    expect(beside).not.toContain(key('Tableau'));
    expect(beside).not.toContain(key('Patient Care'));
    expect(model.beside([key('Tableau')], 10)).toContainEqual({ skill: key('SQL'), listings: 10 });
  });

  test('says what jobs are called that ask for such skills', () => {
    expect(model.rolesFor([key('SQL'), key('Statistics')], 1)).toEqual([{ role: 'Data Analyst', listings: 16 }]);
    expect(model.rolesFor([key('Patient Care')], 5).map(({ role }) => role)).toEqual(
      expect.arrayContaining(['Nurse', 'Ward Nurse']),
    );
    expect(model.rolesFor([key('Falconry')], 5)).toEqual([]);
  });

  test('names a usual job before one that few listings have, and one name for one and several', () => {
    const usual = modelOf({
      listings: [
        ...times(40, listing('Data Analyst', 'SQL', 'Statistics', 'Reporting')),
        ...times(2, listing('Data Analysts', 'SQL', 'Statistics')),
        ...times(3, listing('Early Engagement', 'SQL', 'Statistics')),
      ],
    });
    expect(usual.rolesFor([usual.key('SQL'), usual.key('Statistics')], 5)).toEqual([
      { role: 'Data Analyst', listings: 42 },
      { role: 'Early Engagement', listings: 3 },
    ]);
  });

  test('names no job for a skill that one of its listings asks for by chance', () => {
    const odd = modelOf({
      listings: [...LISTINGS, ...times(3, listing('Tailor', 'Sewing')), listing('Clerk', 'Filing', 'Sewing')],
    });
    expect(odd.rolesFor([odd.key('Sewing')], 5).map(({ role }) => role)).toEqual(['Tailor']);
  });

  test('likens jobs of the trade more than others, and nothing to somebody without skills', () => {
    const have = model.embed(['Power BI', 'SQL']);
    const inTrade = model.likeness(model.embed(['Tableau', 'Statistics']), have);
    expect(inTrade).toBeGreaterThan(model.likeness(model.embed(['Nursing', 'ICU']), have));
    expect(model.likeness(have, have)).toBeGreaterThan(0.9);
    expect(model.likeness(have, have)).toBeLessThanOrEqual(1);
    expect(model.likeness(have, model.embed([]))).toBe(0);
    expect(model.likeness(have, model.embed(['?']))).toBe(0);
  });

  test('likens a skill that it does not know by the words of its name', () => {
    const have = model.embed(['Patient Transport']);
    const nurse = model.likeness(model.embed(['Nursing', 'ICU']), have);
    expect(nurse).toBeGreaterThan(0.25);
    expect(model.likeness(model.embed(['Tableau', 'SQL']), have)).toBeLessThan(nurse / 2);
    expect(model.likeness(model.embed(['Nursing', 'ICU']), model.embed(['Transport']))).toBe(0);
  });

  test('lets a rare skill that both have say more than a usual one', () => {
    const sharing = (skill: string) =>
      model.likeness(model.embed([skill, 'Origami']), model.embed([skill, 'Juggling']));
    // Neither is learned, so both count as unknown to all listings.
    expect(sharing('Falconry') / 0.2).toBeCloseTo(1 / 2);
    const { skills } = model.embed(['Falconry', 'SQL']);
    expect(skills.get('falconry')).toBeGreaterThan((skills.get('sql') ?? 0) * 2);
  });

  test('comes back from how it is kept', async () => {
    const learned = learn({ listings: LISTINGS, people: [], merged: new Map([['a', 'b']]) });
    expect(await unpack(await pack(learned))).toEqual(learned);
  });

  test('answers by equal skills when it was kept before wordings were learned', async () => {
    const learned = learn({ listings: LISTINGS, people: [], merged: new Map() });
    const { wordings, wordingVectors, usualTitle, titleVectors, ...before } = JSON.parse(
      gunzipSync(await pack(learned)).toString(),
    );
    expect(wordings.length * wordingVectors.length * usualTitle.length * titleVectors.length).toBeGreaterThan(0);
    const old = trained(1, await unpack(gzipSync(JSON.stringify(before))));
    expect(old.likeness(old.embed(['a', 'b']), old.embed(['b', 'c']))).toBeCloseTo(0.5);
  });
});

describe('the titles of jobs', () => {
  const ASKED = ['Excel', 'Typing', 'Filing'];
  const OTHERS = times(20, listing('Welder', 'Welding', 'Cutting'));
  const likenessOf = (listings: Corpus['listings'], asked: string[], have: string[]) => {
    const model = modelOf({ listings });
    return model.likeness(model.embed(asked), model.embed(have));
  };
  const offices = (first: string, second: string) => [
    ...times(6, listing(first, 'Tally', ...ASKED)),
    ...times(6, listing(second, 'GST', ...ASKED)),
    ...times(6, listing('Typist', 'Shorthand', ...ASKED)),
    ...OTHERS,
  ];

  test('make skills alike that jobs of one title ask for', () => {
    const same = likenessOf(offices('Accountant', 'Senior Accountant'), ['Tally'], ['GST']);
    expect(same).toBeGreaterThan(likenessOf(offices('Accountant', 'Receptionist'), ['Tally'], ['GST']) + 0.1);
  });

  test('count the more, the surer the skills are about them', () => {
    const mixed = [...offices('Accountant', 'Accountant'), ...times(6, listing('Receptionist', 'Tally', ...ASKED))];
    const length = (listings: Corpus['listings'], ...skills: string[]) =>
      Math.hypot(...modelOf({ listings }).embed(skills).title);
    expect(length(mixed, 'Tally')).toBeLessThan(length(offices('Accountant', 'Accountant'), 'Tally') - 0.1);
    expect(length(mixed, 'Welding', 'Cutting')).toBeLessThanOrEqual(1 + 1e-6);
  });

  test('teach nothing about gender and place', () => {
    const plain = modelOf({ listings: offices('Accountant', 'Receptionist') });
    const told = modelOf({ listings: offices('Male Accountant - Mumbai', 'Female Receptionist 2, Pune') });
    expect(told.embed(['Tally']).title).toEqual(plain.embed(['Tally']).title);
  });

  test('are not needed', () => {
    const [alone, other] = [['Tally'], ['GST']];
    const untitled = offices('', '').map((one) => ({ ...one, title: '' }));
    expect(modelOf({ listings: untitled }).embed(alone).title).toHaveLength(0);
    expect(likenessOf(untitled, alone, other)).toBeGreaterThan(0);
  });
});

describe('what profiles add', () => {
  const ofPeople = (count: number) => times(count, ['Filing', 'Nursing', 'Origami']);

  test('is nothing while fewer than five people share it', () => {
    const alone = modelOf({});
    const four = modelOf({ people: ofPeople(4) });
    const key = alone.key('Filing');
    expect(four.vector(key)).toEqual(alone.vector(key));
    expect(four.embed(['Filing'])).toEqual(alone.embed(['Filing']));
    expect(four.candidates(key)).toBeUndefined();
  });

  test('is learned from once five share it, and counted in fives', () => {
    const [alone, seven] = [modelOf({}), modelOf({ people: ofPeople(7) })];
    expect(seven.vector(alone.key('Filing'))).not.toEqual(alone.vector(alone.key('Filing')));
    expect(seven.embed(['Filing'])).not.toEqual(alone.embed(['Filing']));
    expect(seven.candidates(alone.key('Filing'))).toBe(5);
    expect(seven.candidates(alone.key('Origami'))).toBe(5);
    expect(seven.vector(alone.key('Origami'))).toBeUndefined();
  });

  test('never stands among the listings that are told', () => {
    const model = modelOf({ people: ofPeople(9) });
    expect(model.near(model.key('Filing'), [model.key('Nursing')])).toBeUndefined();
    expect(model.listings(model.key('Filing'))).toBe(8);
  });
});

test('what administrators merged is one skill in the model', () => {
  const { key } = modelOf({});
  const model = modelOf({ merged: new Map([[key('Filing'), key('Reporting')]]) });
  expect(model.key('filing')).toBe(key('Reporting'));
  expect(model.listings(key('Reporting'))).toBe(20);
  expect(model.embed(['Filing'])).toEqual(model.embed(['Reporting']));
});

test('without a training equal skills are equal, and nothing is near', () => {
  const model = untrained();
  expect(model.version).toBe(0);
  expect(model.key('NodeJS')).toBe(model.key('node.js'));
  expect(model.near(model.key('Tableau'), [model.key('Power BI')])).toBeUndefined();
  const likeness = (asked: string[], have: string[]) => model.likeness(model.embed(asked), model.embed(have));
  expect(likeness(['a', 'b'], ['B', 'c'])).toBeCloseTo(0.5);
  expect(likeness(['a'], [])).toBe(0);
});

test('an empty portal can be learned from', () => {
  const model = modelOf({ listings: [] });
  expect(model.beside([model.key('SQL')], 3)).toEqual([]);
  expect(model.rolesFor([model.key('SQL')], 3)).toEqual([]);
});

test('a role is a title without rank, place and brackets', () => {
  expect(roleOf('Senior Data Analyst - Pune')).toBe('Data Analyst');
  expect(roleOf('Jr. Java Developer (3 - 5 years)')).toBe('Java Developer');
  expect(roleOf('Staff Nurse')).toBe('Nurse');
  expect(roleOf('C++ Developer | Bangalore')).toBe('C++ Developer');
  expect(roleOf('Intern')).toBe('');
  expect(roleOf('Urgent opening For Data Scientist role')).toBe('Data Scientist');
  expect(roleOf('Hiring for a Tailor in Surat')).toBe('Tailor');
  expect(roleOf('Data Analyst for a bank')).toBe('Data Analyst');
  expect(roleOf('Data Analyst/Senior Data Analyst')).toBe('Data Analyst');
  expect(roleOf('Data Analyst Sr. Data Analyst')).toBe('Data Analyst');
  expect(roleOf('Data Engineer Big Data')).toBe('Data Engineer Big Data');
  expect(roleOf('UI/UX Designer')).toBe('UI UX Designer');
});

describe('proposed merges', () => {
  const proposed = (listings: Corpus['listings']) =>
    proposeMerges(learn({ listings, people: [], merged: new Map() })).map(({ fromName, toName }) => [fromName, toName]);
  const beside = ['SQL', 'Statistics', 'Reporting'];

  test('join two spellings that stand beside the same others', () => {
    expect(
      proposed([
        ...times(9, listing('Analyst', 'Falconry', ...beside)),
        ...times(3, listing('Analyst', 'Falconary', ...beside)),
        ...times(8, listing('Nurse', 'Nursing', 'First Aid')),
      ]),
    ).toEqual([['Falconary', 'Falconry']]);
  });

  test('leave apart what differs in a sign or a number, and what stands elsewhere', () => {
    expect(
      proposed([
        ...times(9, listing('Developer', 'Pascal', ...beside)),
        ...times(5, listing('Developer', 'Pascal#', ...beside)),
        ...times(5, listing('Nurse', 'Pascals Law', 'Nursing', 'First Aid')),
      ]),
    ).toEqual([]);
  });
});
