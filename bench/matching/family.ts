/**
 * What a title is a title of: without seniority, place and punctuation. Only the
 * measure uses it, and only on titles, which no ranking is shown; the portal has
 * its own words for roles.
 */
const SENIORITY = new Set(
  `senior sr snr junior jr jnr lead leader principal chief head associate assistant asst staff trainee fresher freshers
  intern internship entry mid level experienced expert i ii iii iv v vi 1 2 3 4 5 l1 l2 l3 l4 deputy avp vp svp director
  executive apprentice graduate specialist`.split(/\s+/),
);

/** Words of advertisements, and of where and how. */
const NOISE = new Set(
  `job jobs opening openings hiring urgent urgently required requirement vacancy vacancies immediate joiner joiners for in at
  with and of the a an to on or remote wfh work from home office onsite hybrid permanent contract contractual full part time
  years year yrs yr exp experience only mnc walkin walk drive interview india indian based location pan new
  bangalore bengaluru mumbai navi delhi ncr gurgaon gurugram noida hyderabad secunderabad chennai pune kolkata ahmedabad
  jaipur kochi cochin trivandrum thiruvananthapuram coimbatore indore bhopal lucknow nagpur chandigarh mohali vadodara
  surat visakhapatnam mysore mysuru goa odisha bhubaneswar patna ranchi apac emea us uk global`.split(/\s+/),
);

/** Two titles of one family are equal here. */
export const familyOf = (title: string): string =>
  (
    title
      .toLowerCase()
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      // What comes after a dash or a bar says where, for whom or with what.
      .split(/\s[-–—|:]\s|[|/,]|\s-|-\s/)[0] ?? ''
  )
    .split(/[^\p{L}\p{N}+#.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !SENIORITY.has(word) && !NOISE.has(word) && !/^\d+\+?$/.test(word))
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .sort()
    .join(' ');
