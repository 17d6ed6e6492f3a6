import { placeTexts } from '#texts/places.ts';

/** Translates one or more places (`Pune, Nashik`) into the page's language; unknown ones stay as they are. */
export const placeText = (place: string, names: Readonly<Record<string, string>> = placeTexts): string => {
  const named = (one: string): string =>
    one.replace(/\S.*\S/, (name) => {
      const key = name.toLowerCase().replace(' (all areas)', '');
      return (Object.hasOwn(names, key) && names[key]) || name;
    });
  // Two names of one place may be the same in another language.
  const once = (names: string[]): string[] =>
    names.filter((name, at) => names.findIndex((other) => other.trim() === name.trim()) === at);
  return once(place.split(',').map((part) => once(part.split('/').map(named)).join('/'))).join(',');
};
