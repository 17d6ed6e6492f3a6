import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { rowText } from '#texts/by-code/row-text.ts';
import { fieldUnder } from './listing-headings.ts';
import { readExperience, readSalary } from './read-amounts.ts';
import { type ListingRow, readListing } from './read-listing.ts';
import { readListings } from './read-listings.ts';

const row = { title: 'Baker', company: 'Bread & Co', location: 'Pune', skills: 'Baking' };

const readAll = async (csv: string) => {
  const rows = [];
  for await (const read of readListings(Readable.from([csv]))) rows.push(read);
  return rows;
};

describe('a row', () => {
  test('keeps its words and loses only blanks, line breaks and repetitions', () => {
    const read = readListing({
      title: '  Sr\u00a0 Data\tScientist ',
      company: 'UPL\n',
      location: 'Bangalore/Bengaluru,  Mumbai (All Areas),bangalore/bengaluru,',
      skills: 'C++, python ,Python,, IT  Skills,हिंदी',
    });
    expect(read).toMatchObject({
      title: 'Sr Data Scientist',
      companyName: 'UPL',
      location: 'Bangalore/Bengaluru, Mumbai (All Areas)',
      skills: ['C++', 'python', 'IT Skills', 'हिंदी'],
    });
  });

  test('of a file comes in one spelling, however its letters are composed', async () => {
    const [read] = await readAll('title,company,location,skills\n\u0917\u095d\u0935\u093e\u0932,A,Pune,B\n');
    expect(read).toMatchObject({ listing: { title: '\u0917\u0922\u093c\u0935\u093e\u0932' } });
  });

  test('leaves empty what it does not say', () => {
    expect(readListing(row)).toEqual({
      title: 'Baker',
      companyName: 'Bread & Co',
      location: 'Pune',
      skills: ['Baking'],
      description: '',
      responsibilities: '',
      requirements: '',
      companyInfo: '',
      industry: '',
      department: '',
      employmentType: null,
      workMode: null,
      experience: { min: null, max: null },
      salary: { min: null, max: null },
      applyUrl: null,
      warnings: [],
    });
  });

  test.each([
    ['Marketing Intern', 'Internship'],
    ['Internship: Law', 'Internship'],
    ['Accountant (Part Time)', 'Part-time'],
    ['Freelance Illustrator', 'Freelance'],
    ['Java Developer - Contract to hire', 'Contract'],
    ['Contract Manager', null],
    ['International Sales', null],
    ['Internal Auditor', null],
  ])('with the title %s has the type %s', (title, employmentType) => {
    expect(readListing({ ...row, title })).toMatchObject({ employmentType });
  });

  test.each([
    [{ title: 'Data Scientist (WFH)' }, 'Work From Home'],
    [{ title: 'Work from home: Tutor' }, 'Work From Home'],
    [{ location: 'Remote' }, 'Remote'],
    [{ location: 'Pune, Remote' }, 'Remote'],
    [{ title: 'Remote Sensing Analyst' }, null],
    [{ title: 'Remote Data Scientist' }, 'Remote'],
    [{ location: 'Hybrid - Pune' }, 'Hybrid'],
    [{ title: 'Hybrid Cloud Engineer' }, null],
    [{ title: 'Remote Tester', workMode: 'Hybrid' }, 'Hybrid'],
    [{ title: 'Tester', workMode: 'as agreed' }, null],
  ])('with %j has the work mode %s', (changes, workMode) => {
    expect(readListing({ ...row, ...changes })).toMatchObject({ workMode });
  });

  test.each([
    [{ title: ' ' }, 'titleMissing'],
    [{ company: undefined }, 'companyMissing'],
    [{ location: ' , ' }, 'placeMissing'],
    [{ skills: '' }, { code: 'skillMissing', params: { most: 80 } }],
    [{ skills: 'x'.repeat(81) }, { code: 'skillMissing', params: { most: 80 } }],
    [{ title: 'x'.repeat(161) }, { code: 'titleLong', params: { most: 160 } }],
    [{ description: 'x'.repeat(10_001) }, { code: 'textLong', params: { most: 10_000 } }],
  ])('with %j is refused', (changes, refused) => {
    expect(readListing({ ...row, ...changes })).toEqual({ refused: [refused] });
  });

  test('with several faults is refused with all of them', () => {
    const wrong = {
      title: '',
      company: ' ',
      skills: '',
      applyUrl: 'http://a.example',
      description: 'x'.repeat(10_001),
    };
    expect(readListing({ ...row, ...wrong })).toEqual({
      refused: [
        'titleMissing',
        'companyMissing',
        'applyUrlWrong',
        { code: 'skillMissing', params: { most: 80 } },
        { code: 'textLong', params: { most: 10_000 } },
      ],
    });
  });
});

test.each([
  ['Job_Role', 'title'],
  ['Designation', 'title'],
  [' COMPANY NAME ', 'company'],
  ['Skills/Description', 'skills'],
  ['Job Location', 'location'],
  ['id', undefined],
])('the heading %s holds %s', (heading, field) => {
  expect(fieldUnder(heading)).toBe(field);
});

test.each([
  ['2-5 Yrs', 2, 5],
  ['5+ years', 5, null],
  ['3 years', 3, 3],
  ['Fresher', 0, 0],
  ['5 - 2', null, null],
  ['6 months', null, null],
  ['as needed', null, null],
  ['5+ to many', 5, null],
  ['Up to 5 years', null, 5],
  ['02-May', 2, 5],
  ['1 Mar', 1, 3],
  ['May-10', 5, 10],
  ['05-Feb', null, null],
  ['05-May', null, null],
  ['02-May-26', null, null],
  ['May-2026', null, null],
])('experience %s is understood as %s to %s', (text, min, max) => {
  expect(readExperience(text).range).toEqual({ min, max });
});

test.each([
  ['3-6 LPA', 300_000, 600_000],
  ['₹ 3,00,000 - 6,50,000 P.A.', 300_000, 650_000],
  ['4.5 Lacs', 450_000, 450_000],
  ['15k per month', 180_000, 180_000],
  ['1.2 Cr', 12_000_000, 12_000_000],
  ['Not disclosed', null, null],
  ['$50,000', null, null],
  ['12', null, null],
  ['3 - 6', null, null],
  ['15,000', 180_000, 180_000],
  ['80,000 - 1,20,000', 960_000, 1_440_000],
  ['5+ LPA', 500_000, null],
  ['Up to 5 LPA', null, 500_000],
  ['3-5 LPA + incentives', 300_000, 500_000],
  ['4.5 lakh (negotiable)', 450_000, 450_000],
  ['6-3 LPA', null, null],
  ['500 crore', null, null],
])('a salary of %s is understood as %s to %s', (text, min, max) => {
  expect(readSalary(text, 'year').range).toEqual({ min, max });
});

test.each([
  ['80000', '120000', 960_000, 1_440_000],
  ['15k a month', '20000', 180_000, 240_000],
  ['80k a month', '12 LPA', 960_000, 1_200_000],
  ['80000', '', 960_000, null],
])('a salary from %s to %s in two cells is understood as %s to %s', (salaryMin, salaryMax, min, max) => {
  expect(readListing({ ...row, salaryMin, salaryMax })).toMatchObject({ salary: { min, max } });
});

const warningsOf = (cells: ListingRow) => {
  const read = readListing({ ...row, ...cells });
  return 'refused' in read ? [] : read.warnings.map(rowText);
};

test.each([
  [{ salary: '12.5 LPA - ' }, 'Pay “12.5 LPA -” was left out. We couldn’t read it as an amount.'],
  [{ salary: 'As per industry' }, 'Pay “As per industry” was left out. We couldn’t read it as an amount.'],
  [{ salary: '99999 LPA' }, 'Pay “99999 LPA” was left out. Pay is from ₹10,000 to ₹100 crore a year.'],
  [{ salary: '₹9,000 a year' }, 'Pay “₹9,000 a year” was left out. Pay is from ₹10,000 to ₹100 crore a year.'],
  [
    { salaryMin: '9 LPA', salaryMax: '4 LPA' },
    'Pay “9 LPA – 4 LPA” was left out. The first amount is higher than the second.',
  ],
  [{ salary: '12-8 LPA' }, 'Pay “12-8 LPA” was left out. The first amount is higher than the second.'],
  [{ salary: '5000' }, 'Read pay “5000” as ₹5,000 a month.'],
  [{ salary: '25,000 - 30,000 + incentives' }, 'Read pay “25,000 - 30,000 + incentives” as ₹25,000 – ₹30,000 a month.'],
  [{ salaryMin: '80000' }, 'Read pay “80000” as ₹80,000 a month.'],
  [{ experience: '5-2 years' }, 'Experience “5-2 years” was left out. The first number is higher than the second.'],
  [{ experience: '80-90 years' }, 'Experience “80-90 years” was left out. We read 0 to 60 years.'],
  [{ experience: '6 months' }, 'Experience “6 months” was left out. We read 0 to 60 years.'],
  [{ experience: '5+ to many' }, 'Experience “5+ to many” was read as 5+ years.'],
  [{ experience: '02-May' }, 'Experience “02-May” was read as 2-5 years.'],
  [
    { experience: '05-Feb' },
    'Experience “05-Feb” was left out. It looks like a date that a spreadsheet made. Format the column as text and enter the years again.',
  ],
  [{ experience: '1 year in Java' }, 'Experience “1 year in Java” was read as 1 year.'],
  [{ industry: 'Moon mining' }, 'Industry “Moon mining” was left out. It isn’t in our list of industries.'],
  [{ employmentType: 'Gig' }, 'Employment type “Gig” was left out. It isn’t in our list.'],
  [{ workMode: 'as agreed' }, 'Work mode “as agreed” was left out. It isn’t in our list.'],
  [{ skills: `Baking,${'x'.repeat(81)}` }, `Skill “${'x'.repeat(80)}…” was left out. It is longer than 80 characters.`],
  [
    { skills: `Baking,${'x'.repeat(81)},${'y'.repeat(81)}` },
    `2 skills were left out, starting with “${'x'.repeat(80)}…”. They are longer than 80 characters.`,
  ],
])('a row with %j says what its job is published without', (cells, warning) => {
  expect(warningsOf(cells)).toEqual([warning]);
});

test.each([
  [{ salary: 'Not disclosed', experience: 'Not mentioned' }],
  [{ salary: 'Not Disclosed by Recruiter', experience: '-' }],
  [{ salary: 'As per industry standards', experience: 'N/A' }],
  [{ salary: 'Negotiable', experience: 'Minimum 3 years of experience' }],
  [{ salary: '15k per month', title: 'Cook' }],
  [{ salary: '5000', employmentType: 'Internship' }],
  [{ salary: '3-5 LPA + incentives', experience: '5 or more yrs' }],
  [{ salary: '', experience: ' ' }],
  [{ industry: 'Not specified', employmentType: 'full time', workMode: 'N/A' }],
])('a row with %j says nothing that is lost', (cells) => {
  expect(warningsOf(cells)).toEqual([]);
});

test('an internship that says a number alone says a month’s stipend', () => {
  const stipend = { ...row, title: 'Baking Intern', salary: '12,000 - 15,000' };
  expect(readListing(stipend)).toMatchObject({ salary: { min: 144_000, max: 180_000 } });
  expect(readListing({ ...stipend, salary: '1.8 LPA' })).toMatchObject({ salary: { min: 180_000, max: 180_000 } });
});

describe('a file', () => {
  test('is read by its headings in any order, with a mark at its beginning, and rows that span lines', async () => {
    const rows = await readAll(
      '\ufeffCity,Id,Employer,Key Skills,Designation\r\nPune,1,"A, B ""Ltd""","Go\nSQL,Rust",Tester\r\n\r\nGoa,2,C,R,Cook,extra\r\nGoa,3,,R,Cook\r\n',
    );
    expect(rows).toMatchObject([
      { line: 2, listing: { companyName: 'A, B "Ltd"', skills: ['Go SQL', 'Rust'], title: 'Tester' } },
      { line: 5, listing: { location: 'Goa', title: 'Cook' } },
      { line: 6, refused: ['companyMissing'] },
    ]);
  });

  test('without a column that every row needs is refused as a whole', async () => {
    await expect(readAll('Title,City\nCook,Goa\n')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'We can’t find a column for company, skills.',
    });
  });

  test('is read on where a quote does not close, with one refusal for what it swallowed', async () => {
    const rows = await readAll('Title,Company,City,Skills\nCook,A,Goa,R\nCook,"B,Goa,R\n');
    expect(rows).toMatchObject([{ line: 2, listing: { companyName: 'A' } }, { refused: ['unreadable'] }]);
    const swallowed = 'x'.repeat(300_000);
    expect(await readAll(`Title,Company,City,Skills\nCook,"${swallowed}",Goa,R\nCook,A,Goa,R\n`)).toContainEqual(
      expect.objectContaining({ refused: ['unreadable'] }),
    );
  });

  test('of nothing at all is refused: its first row must name the columns', async () => {
    await expect(readAll('')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
