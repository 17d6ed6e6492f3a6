import { expect, it } from 'vitest';
import type { ResumePage } from '#contract/resume-layout.ts';
import { drawPdf } from './draw-pdf.ts';
import { readText } from './reading/read-text.ts';

const HINDI = 'बिक्री और क्लिनिक में काम किया। विद्यार्थियों की मदद, स्थिति, शक्ति, हिन्दी, फ़िल्टर, ज़रूरी, ऑफ़िस, Excel, ₹5,000.';

/** The text that a glyph-by-glyph reader copies from a resume with these parts. */
const copiedOf = async (parts: ResumePage['parts'], contact: string[] = []): Promise<string> => {
  const page: ResumePage = { name: 'किरण सिंह', title: '', contact, links: [], parts };
  const bytes = await drawPdf(page, { template: 'classic', now: new Date() });
  return ((await readText({ mediaType: 'application/pdf', bytes })) ?? []).join(' ').replace(/\s+/g, ' ');
};

const copied = (text: string): Promise<string> =>
  copiedOf([{ section: 'summary', kind: 'text', heading: 'Summary', text }]);

it.each([
  ['in Hindi', HINDI],
  ['of many lines', `${HINDI} `.repeat(12).trim()],
  ['in English', 'Sold fittings in 24 flats, office files, 5 % off.'],
])('a text %s is copied from the PDF as it is spelled', async (_, text) => {
  expect(await copied(text)).toBe(`किरण सिंह Summary ${text.normalize('NFC')}`);
});

it('letters that the font stacks are copied as one word', async () => {
  expect(await copied('राष्ट्रीय ट्रेनर, कंट्रोलर, पढ़ाई, ट्रक')).toContain('राष्ट्रीय ट्रेनर, कंट्रोलर, पढ़ाई, ट्रक');
});

it('what the fonts cannot draw leaves no empty places in a list, and no heading without one', async () => {
  const shown = await copiedOf(
    [
      { section: 'skills', kind: 'list', heading: 'Skills', items: ['Instagram', 'தையல்', 'தையல் (2)', '🎉', 'C++'] },
      { section: 'hobbies', kind: 'list', heading: 'Hobbies', items: ['தையல்', 'பாடல்'] },
      {
        section: 'projects',
        kind: 'entries',
        heading: 'Projects',
        entries: [{ title: 'Shop', place: 'மதுரை', dates: '2025', detail: 'தையல், React, பாடல் · a.in', lines: [] }],
      },
    ],
    ['kiran@example.in', 'மதுரை', '+91 98765 43210'],
  );
  expect(shown).toBe(
    'किरण सिंह kiran@example.in | +91 98765 43210 Skills Instagram, (2), C++ Projects Shop 2025 React · a.in',
  );
});
