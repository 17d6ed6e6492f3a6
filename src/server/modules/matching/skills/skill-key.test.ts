import { describe, expect, it } from 'vitest';
import aliases from './aliases.json' with { type: 'json' };
import { keysBySound } from './keys-by-sound.ts';
import { mergedKey, skillKey, wordingOf } from './skill-key.ts';

const same = (...spellings: string[]) => expect(new Set(spellings.map(skillKey)), spellings.join(', ')).toHaveLength(1);
const different = (...spellings: string[]) => expect(new Set(spellings.map(skillKey))).toHaveLength(spellings.length);

describe('the normal form of a skill', () => {
  it('is equal whatever the case, blanks and punctuation', () => {
    same('Machine Learning', 'machine-learning', ' MACHINE  LEARNING. ', 'MachineLearning');
    same('Node.js', 'NodeJS', 'node js', 'Node-JS');
    same('Power BI', 'PowerBI', 'power_bi');
    same('B.Com', 'BCom', 'B. Com.', 'B Com');
    same('A/B testing', 'AB Testing', 'a / b test');
    same('UI/UX', 'UI UX', 'UX/UI', 'ui & ux design');
    same('R&D', 'R & D', 'Research and Development');
    same('Sales & Marketing', 'Sales and Marketing', 'sales/marketing');
    same('CI/CD', 'ci / cd', 'CI CD');
    same("Drivers' Training", 'driver training');
  });

  it('keeps the signs that belong to a name', () => {
    different('C', 'C++', 'C#', 'F#', 'F', '.NET', 'NET', 'ASP.NET');
    different('UI/UX', 'UI', 'UX');
    different('A/B testing', 'Testing', 'A');
    different('Q&A', 'QA');
    different('S&OP', 'SOP');
    same('C ++', 'C++', 'CPP', 'c plus plus');
    same('.NET', '.Net', 'dot net', 'Dotnet');
    same('C #', 'C#', 'C Sharp');
    expect(skillKey('C++')).toBe('c++');
    expect(skillKey('.NET')).toBe('.net');
  });

  it('is equal for one and several, and for British and American spelling', () => {
    same('Database', 'Databases');
    same('Web Technologies', 'web technology');
    same('Data Modelling', 'Data Modeling');
    same('Labour Relations', 'labor relation');
    different('Process', 'Proces Mining');
  });

  it('leaves out initials that say the same again', () => {
    same('Goods and Services Tax', 'GST', 'gst filing');
    same('Natural Language Processing (NLP)', 'NLP');
    same('Hospital Duty Roster', 'Hospital Duty Roster (HDR)');
    different('Excel (Advanced)', 'Excel');
  });

  it('knows what skills of all trades are also called', () => {
    same('JavaScript', 'JS', 'java script');
    same('MS Excel', 'Excel', 'Microsoft Excel');
    same('Tally', 'Tally ERP 9', 'TALLY.ERP9', 'Tally Prime');
    same('Nursing', 'Staff Nurse', 'GNM');
    same('Spoken English', 'English Speaking', 'fluent english');
    same('CNC', 'CNC Operator');
    same('Knowledge of Tally', 'Tally');
  });

  it('knows skills by their names in Hindi', () => {
    same('टैली', 'Tally');
    same('नर्सिंग', 'Nursing');
    expect(skillKey('घुड़सवारी')).not.toBe('');
  });

  it('knows skills of the table by their sound in Devanagari, if it has four letters', () => {
    same('क्रिटिकल केयर', 'Critical Care');
    same('हाउसकीपिंग', 'Housekeeping');
    different('घुड़सवारी', 'आईसीयू', 'ICU');
    const heard = keysBySound([
      ['Filing', 'filing'],
      ['Cook', 'cook'],
      ['Koch+', 'koch+'],
    ]);
    expect(['फाइलिंग', 'फिलिंग', 'कुक', 'कोच'].map(heard)).toEqual([undefined, 'filing', undefined, undefined]);
  });

  it('is empty for what has neither letter nor digit', () => {
    expect(['', ' - ', '++', '&', '...'].map(skillKey)).toEqual(['', '', '', '', '']);
  });

  it('is the normal form of itself', () => {
    for (const name of [...Object.keys(aliases), 'Sales & Marketing', '.NET Core', 'Python 3.8', 'S&OP'])
      expect(skillKey(skillKey(name)), name).toBe(skillKey(name));
  });
});

describe('the table of other names', () => {
  it('gives each name one meaning', () => {
    const meant = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, others] of Object.entries(aliases)) {
      for (const other of others) {
        const key = other.toLowerCase();
        if (meant.has(key)) twice.push(`${other}: ${meant.get(key)} and ${name}`);
        meant.set(key, name);
      }
    }
    expect(twice).toEqual([]);
    for (const [name, others] of Object.entries(aliases)) {
      for (const other of others) expect(skillKey(other), `${other} of ${name}`).toBe(skillKey(name));
    }
  });

  it('says nothing that the normal form says by itself', () => {
    expect(Object.values(aliases).every((others) => others.length > 0)).toBe(true);
  });
});

describe('what administrators have merged', () => {
  it('is followed to its end, and a circle ends', () => {
    const merged = new Map([
      ['a', 'b'],
      ['b', 'c'],
      ['x', 'y'],
      ['y', 'x'],
    ]);
    expect(mergedKey('a', merged)).toBe('c');
    expect(mergedKey('q', merged)).toBe('q');
    expect(['x', 'y']).toContain(mergedKey('x', merged));
  });
});

describe('the wording of a skill', () => {
  it('keeps other names of a skill apart, and is equal for what differs in case, signs and number', () => {
    expect(wordingOf('ML').whole).not.toBe(wordingOf('Machine Learning').whole);
    expect(wordingOf('machine-learning')).toEqual(wordingOf('Machine Learning'));
    expect(wordingOf('Web Technologies').whole).toBe(wordingOf('web technology').whole);
  });

  it('has the words of several, and none of one', () => {
    expect(wordingOf('Azure ML Studio').words).toEqual(['azure', 'ml', 'studio']);
    expect(wordingOf('C++')).toEqual({ whole: 'c++', words: [] });
    expect(wordingOf('- ?')).toEqual({ whole: '', words: [] });
  });
});
