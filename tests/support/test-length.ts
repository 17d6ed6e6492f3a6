/**
 * `npm run test:long` runs everything; `npm test` leaves out what repeats a fault in another place or at another moment,
 * and costs seconds each time.
 */
export const LONG = process.env.TEST_LENGTH === 'long';
