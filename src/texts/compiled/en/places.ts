// Compiled from src/texts/en/places.json by `npm run texts`: edit that file, not this one.

export const placeTexts = {
};
