import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { chosenPlaceName, filtersInForce, readJobSearch, withoutFilter } from '#web/features/jobs/job-search.ts';
import { namesOfPlaces } from '#web/features/jobs/names-of-places.ts';

const read = (search: string, placeName?: 'location' | 'place') =>
  readJobSearch(new URLSearchParams(search), placeName);

it('reads what the address says', () => {
  expect(read('role=Nurse&location=Pune&location=Pune&experience=2-5&experience=10%2B&posted=7&page=3')).toMatchObject({
    role: ['Nurse'],
    place: ['Pune'],
    location: [],
    experience: ['2-5', '10+'],
    posted: 7,
    page: 3,
  });
});

it('keeps the typed place apart from the chosen one', () => {
  expect(read('location=pu&place=Pune', 'place')).toMatchObject({ location: ['pu'], place: ['Pune'] });
});

it('leaves out what is wrong instead of refusing it', () => {
  const search = read('experience=lots&salary=100&workMode=Moon&posted=9999&page=-4&sort=x&q=%00%20&skills=');
  expect(search).toEqual({
    q: [],
    skills: [],
    what: [],
    role: [],
    companyName: [],
    location: [],
    place: [],
    experience: [],
    salary: [],
    workMode: [],
    employmentType: [],
    posted: undefined,
    sort: 'newest',
    page: 1,
  });
});

it('puts the best matches first once something was typed, unless another order is chosen', () => {
  expect(read('q=nurse').sort).toBe('relevance');
  expect(read('what=nurse').sort).toBe('relevance');
  expect(read('q=nurse&sort=newest').sort).toBe('newest');
  expect(read('skills=Nursing&location=Pune').sort).toBe('newest');
});

it('understands other spellings of the lists', () => {
  expect(read('employmentType=full+time&workMode=wfh')).toMatchObject({
    employmentType: ['Full-time'],
    workMode: ['Work From Home'],
  });
});

it('reads pay as people write it, by the month where internships alone are listed', () => {
  const pays =
    'salary=3-6&salary=8+LPA&salary=%E2%82%B915%2C000%2Fmonth&salary=8&salary=lots&salary=12.5%2B&salary=80k+a+year&salary=20k';
  expect(read(pays).salary).toEqual(['3-6', '8+', '₹15,000/month', '12.5+', '0.8+', '20k']);
  const internships = readJobSearch(new URLSearchParams('salary=15000'), 'location', ['Internship']);
  expect(internships).toMatchObject({ salary: ['1.8+'], employmentType: ['Internship'] });
  expect(filtersInForce(internships).map(({ label }) => label)).toContain('₹15,000 a month or more');
  expect(filtersInForce(read(pays)).map(({ label }) => label)).toEqual([
    '₹3–6 LPA',
    '₹8 LPA or more',
    '₹15,000 a month or more',
    '₹12.5 LPA or more',
    '₹80,000 a year or more',
    '₹20,000 a month or more',
  ]);
});

it('takes away pay however it was written', () => {
  const typed = new URLSearchParams('salary=8+LPA&salary=3-6&salary=15000');
  expect(withoutFilter(typed, { name: 'salary', value: '8+' })).toBe('?salary=3-6&salary=15000');
  expect(withoutFilter(typed, { name: 'salary', value: '1.8+' })).toBe('?salary=8+LPA&salary=3-6');
  expect(withoutFilter(typed, { name: 'salary', value: '15000' })).toBe('?salary=8+LPA&salary=3-6');
});

it('takes one filter away and begins again at the first page', () => {
  const params = new URLSearchParams('location=Pune&location=Mumbai&page=4&sort=relevance&job=JOB1');
  expect(withoutFilter(params, { name: 'location', value: 'Pune' })).toBe('?location=Mumbai&sort=relevance');
});

it('names the filters in force', () => {
  expect(filtersInForce(read('q=Potter&companyName=Mitti+Works')).map(({ label }) => label)).toEqual([
    'Potter',
    'Mitti Works',
  ]);
  expect(filtersInForce(read('posted=7&salary=3-6&employmentType=Contract')).map(({ label }) => label)).toEqual([
    'Contract',
    '₹3–6 LPA',
    'Last week',
  ]);
});

it('folds several spellings of a place into one, and takes all of them away', () => {
  const address = 'location=Bangalore%2FBengaluru&location=Bengaluru&location=Pune';
  const [bengaluru, pune] = filtersInForce(read(address));
  expect([bengaluru?.label, pune?.label]).toEqual(['Bengaluru', 'Pune']);
  expect(bengaluru && withoutFilter(new URLSearchParams(address), bengaluru)).toBe('?location=Pune');
  expect(filtersInForce(read('location=Bangalore')).map(({ label }) => label)).toEqual(['Bangalore']);
});

it('shows one chip for a place whose spellings are in two scripts', () => {
  const search = read('location=Chennai&location=Chennai(Taramani)&location=चेन्नई&location=Pune');
  const counted = [
    { value: 'Chennai', count: 3, spellings: ['Chennai', 'Chennai(Taramani)', 'चेन्नई'] },
    { value: 'Pune', count: 1, spellings: ['Pune'] },
  ];
  const placeNames = namesOfPlaces(search.place, counted);
  expect(placeNames).toEqual({ चेन्नई: 'Chennai' });
  expect(filtersInForce({ ...search, placeNames })).toEqual([
    { name: 'location', value: 'Chennai', others: ['Chennai(Taramani)', 'चेन्नई'], label: 'Chennai' },
    { name: 'location', value: 'Pune', others: [], label: 'Pune' },
  ]);
  expect(namesOfPlaces(['Pune'], counted)).toBeUndefined();
  // Every object has this property.
  expect(chosenPlaceName({ placeNames: { चेन्नई: 'Chennai' } }, 'constructor')).toBe('constructor');
});

it('says in Hindi how many days are counted', () => {
  const label = (days: number) =>
    speaking('hi', () => filtersInForce(read(`posted=${days}`)).map((filter) => filter.label));
  expect([3, 7, 14, 30].flatMap(label)).toEqual(['पिछले 3 दिन', 'पिछले 7 दिन', 'पिछले 14 दिन', 'पिछले 30 दिन']);
});
