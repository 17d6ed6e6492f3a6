import { expect, test } from 'vitest';
import { nameSpellings } from './name-spellings.ts';

const finds = (typed: string, name: string): boolean => {
  const spellings = nameSpellings(typed);
  return spellings?.words.every((word) => new RegExp(word, 'u').test(name.toLowerCase())) ?? false;
};

test.each([
  ['प्रिया', 'Priya Iyer'],
  ['प्रिया अय्यर', 'Priya Iyer'],
  ['priya', 'प्रिया अय्यर'],
  ['iyer', 'प्रिया अय्यर'],
  ['kumari', 'सुनीता कुमारी'],
  ['sunita kumari', 'सुनीता कुमारी'],
  ['kumari suneeta', 'सुनीता कुमारी'],
  ['सुनिता', 'सुनीता कुमारी'],
  ['कुमारी सुनीता', 'सुनीता कुमारी'],
  ['सुनीता', 'Suneeta Kumari'],
  ['नायर', 'Anil Nair'],
  ['बनर्जी', 'Rita Banerjee'],
  ['laxmi', 'लक्ष्मी देवी'],
  ['कृष्णा', 'Krishna Rao'],
  ['krishna', 'कृष्णा राव'],
  ['singh', 'अमन सिंह'],
  ['सिंह', 'Aman Singh'],
  ['sanjay', 'संजय वर्मा'],
  ['rohit यादव', 'Rohit Yadav'],
  ['रोहित yadav', 'Rohit Yadav'],
  ['rohit यादव', 'रोहित यादव'],
  ['अय्यर', 'Meera Ayyar'],
  ['गौरव', 'Gaurav Sen'],
])('%s finds %s', (typed, name) => {
  expect(finds(typed, name)).toBe(true);
});

test.each([
  ['प्रिया', 'Pooja Iyer'],
  ['सुनीता', 'Suresh Kumar'],
  ['kumari', 'सुनीता देवी'],
  ['sunita kumari', 'सुनीता देवी'],
  ['priya', 'Priya Iyer'],
  ['pr', 'प्रिया'],
  ['प', 'Priya Iyer'],
  ['अय्यर', 'Arjun Nair'],
  ['नायर', 'Selvi Murugan'],
  ['रो', 'Ramesh Chaudhary'],
  ['रा', 'Ritika Sen'],
  ['rohit यादव', 'Rohit Sharma'],
  ['यय', 'Meenakshi Sundaram'],
  ['एअ', 'Meenakshi Sundaram'],
  ['अय', 'Meenakshi Sundaram'],
  ['यययययययययय', 'Meenakshi Sundaram'],
  ['aaa', 'सुनीता देवी'],
  ['priya@example.in', 'प्रिया'],
  ['.*', 'प्रिया'],
])('%s does not find %s', (typed, name) => {
  expect(finds(typed, name)).toBe(false);
});
