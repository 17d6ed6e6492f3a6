/**
 * Title words that say nothing about the role: seniority, place and punctuation. Only this measurement uses them, and
 * only on titles, which no ranking sees; the portal has its own words for roles.
 */
const SENIORITY =
  `senior sr snr junior jr jnr lead principal chief head associate assistant asst staff trainee fresher freshers intern
  internship entry mid level experienced expert i ii iii iv v deputy avp vp svp apprentice`.split(/\s+/);

const PLACES =
  `bangalore bengaluru mumbai navi delhi ncr gurgaon gurugram noida hyderabad chennai pune kolkata ahmedabad
  jaipur kochi cochin trivandrum thiruvananthapuram coimbatore indore bhopal lucknow nagpur chandigarh mohali vadodara
  surat visakhapatnam vizag mysore mysuru goa bhubaneswar patna india pan remote wfh`.split(/\s+/);

const LEFT_OUT = new Set([...SENIORITY, ...PLACES]);

/** Reduces a title to its family; titles of one family compare equal. */
export const familyOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !LEFT_OUT.has(word) && !/^\d+$/.test(word))
    .join(' ');
