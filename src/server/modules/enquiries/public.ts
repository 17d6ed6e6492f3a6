/** Enquiries: what people write in the three public forms, and the replies. */
export { enquiryData } from './personal-data.ts';
