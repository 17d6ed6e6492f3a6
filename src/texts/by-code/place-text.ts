import { placeTexts } from '#texts/places.ts';

/** A place as the page's language writes it, also several (`Pune, Nashik`); what it does not know stands as it is. */
export const placeText = (place: string, names: Readonly<Record<string, string>> = placeTexts): string => {
  const named = (one: string): string =>
    one.replace(/\S.*\S|\S/, (name) => {
      const key = name.toLowerCase();
      return (Object.hasOwn(names, key) ? names[key] : undefined) ?? name;
    });
  // Two names of one place may be one in another language.
  return place
    .split(',')
    .map((part) => [...new Set(part.split('/').map(named))].join('/'))
    .join(',');
};
