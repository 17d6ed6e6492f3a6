// Compiled from src/texts/hi/pickers.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const pickerTexts = {
  noMatch: 'कुछ नहीं मिला',
  add: ({ entry }: { entry: Value }) => `“${entry}” जोड़ने के लिए Enter दबाएँ।`,
  noMatchAdd: ({ entry }: { entry: Value }) => `कुछ नहीं मिला। “${entry}” जोड़ने के लिए Enter दबाएँ।`,
  said: {
    options: ({ count }: { count: number }) => plural(count, { one: `${number(count)} विकल्प है।`, other: `${number(count)} विकल्प हैं।` }),
    chosen: ({ option }: { option: Value }) => `${option}, चुना हुआ`,
    list: 'सुझाव',
    show: 'सुझाव दिखाएँ',
  },
};
