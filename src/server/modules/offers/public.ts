/** Offers: what applications need of them. Each export's own docstring says what it takes and throws. */
export { closeOpenOffer } from './close-open-offer.ts';
