import { describe, expect, it } from 'vitest';
import { joinPdfText } from './join-pdf-text.ts';

/** Text at a position, 6 points a letter; the last of its line if marked so. */
const at = (str: string, x: number, y: number, isLast: 'last' | '' = '') => ({
  str,
  transform: [1, 0, 0, 1, x, y],
  width: str.length * 6,
  height: 12,
  hasEOL: isLast !== '',
});

describe('the texts of a page of a PDF', () => {
  it('are lines, with a bar between columns', () => {
    const items = [
      at('Asha', 20, 700),
      at(' ', 44, 700),
      at('Rao', 50, 700, 'last'),
      at('Bus Finder', 20, 680),
      at('Jan 2025', 400, 680, 'last'),
      at('Used by many people in the town of Patna, from the first to the last day.', 40, 666, 'last'),
      at('Skills', 20, 640),
    ];
    expect(joinPdfText(items)).toBe(
      'Asha Rao\nBus Finder | Jan 2025\nUsed by many people in the town of Patna, from the first to the last day.\nSkills',
    );
  });

  it('are one line for each row of a table, also where cells have several lines', () => {
    const items = [
      at('Degree', 20, 640),
      at('Board /', 380, 647, 'last'),
      at('University', 371, 632),
      at('Year', 480, 640, 'last'),
      at('B.Tech (Computer', 20, 612, 'last'),
      at('Science)', 20, 598, 'last'),
      at('Netaji Institute of', 186, 612, 'last'),
      at('Technology, Bihta', 186, 598, 'last'),
      at('Bihar University', 346, 612, 'last'),
      at('2023 –', 480, 612, 'last'),
      at('2027', 480, 598, 'last'),
      at('12th', 20, 552),
      at('DAV Public School,', 186, 559, 'last'),
      at('Ranchi', 186, 544),
      at('CBSE', 380, 552),
      at('2022', 480, 552, 'last'),
      at('Skills', 20, 520, 'last'),
    ];
    expect(joinPdfText(items).split('\n')).toEqual([
      'Degree | Board / University | Year',
      'B.Tech (Computer Science) | Netaji Institute of Technology, Bihta | Bihar University | 2023 – 2027',
      '12th | DAV Public School, Ranchi | CBSE | 2022',
      'Skills',
    ]);
  });

  it('have no bar between a label and its value', () => {
    const items = [at('Hobbies:', 20, 700), at('Chess', 200, 700, 'last'), at('City', 20, 680), at(': Pune', 200, 680)];
    expect(joinPdfText(items)).toBe('Hobbies: Chess\nCity : Pune');
  });

  it('stay apart in two columns of a page', () => {
    const left = ['Contact', 'Pune', 'Skills', 'Tally', 'GST', 'Excel', 'Word'];
    const items = [
      ...left.map((line, index) => at(line, 20, 700 - index * 20, 'last')),
      at('Experience', 200, 700, 'last'),
      at('Clerk, Narmada Labs', 200, 680, 'last'),
    ];
    expect(joinPdfText(items).split('\n')).toEqual([...left, 'Experience', 'Clerk, Narmada Labs']);
  });
});
