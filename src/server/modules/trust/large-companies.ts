import { domainOf, isFreeMail } from '#contract/free-mail.ts';

/** Companies with an email domain of their own; impostors usually do not use it. */
const LARGE = new Set(
  `accenture, adani, adani group, adani enterprises, adani power, adobe, aditya birla group, air india, airtel, amazon, amazon web services, american express,
  amul, apollo hospitals, apple, asian paints, au small finance bank, axis bank, bajaj auto, bajaj finance, bajaj finserv, bank of baroda, bank of india, bharat electronics,
  bharat heavy electricals, bhel, bharat petroleum, bharti airtel, biocon, blinkit, bosch, britannia, byju's, canara bank, capgemini, cipla, cisco, citibank,
  coal india, coforge, cognizant, cognizant technology solutions, dabur, dell, dell technologies, deloitte, delhivery, dhl, dlf, dr reddy's laboratories, ernst & young, ey,
  flipkart, gail, genpact, godrej, google, havells, hcl, hcl technologies, hcltech, hdfc, hdfc bank, hdfc life, hero motocorp, hewlett packard enterprise, hindalco,
  hindustan unilever, honda, honeywell, hp, hsbc, hyundai, hyundai motor, ibm, icici, icici bank, icici lombard, icici prudential, idfc first bank, indian oil,
  indian oil corporation, indian railways, indigo, interglobe aviation, indusind bank, infosys, infosys bpm, intel, itc, jio, jpmorgan, jpmorgan chase, jp morgan,
  jsw steel, kotak mahindra bank, kpmg, l&t, larsen & toubro, lic, life insurance corporation, life insurance corporation of india, lg electronics, ltimindtree, lupin, mahindra, mahindra & mahindra,
  maruti suzuki, meesho, meta, microsoft, mphasis, myntra, nestle, netflix, ntpc, nykaa, ola, ola cabs, ola electric, ongc, oracle, oyo, paytm, one97 communications,
  phonepe, power grid, procter & gamble, punjab national bank, pwc, pricewaterhousecoopers, qualcomm, razorpay, reliance, reliance industries, reliance jio, reliance retail,
  sail, samsung, samsung electronics, sap, sbi, state bank of india, siemens, sony, spicejet, sun pharma, swiggy, tata, tata consultancy services, tcs,
  tata motors, tata power, tata steel, tata communications, tata capital, tata aia, tech mahindra, titan company, toyota, uber, ultratech cement, unilever, vedanta, vistara,
  vodafone, vodafone idea, walmart, wells fargo, wipro, yes bank, zepto, zomato, zoho`
    .split(',')
    .map((name) => name.trim()),
);

/** Suffixes that do not change which company a name means. */
const LEGAL =
  /[\s,.]+(?:pvt|private|ltd|limited|llp|inc|corp|corporation|plc|co|company|india|technologies india|services india|\(india\))\.?$/i;

const bareName = (name: string): string => {
  let bare = name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll(' and ', ' & ').replace(/’/g, "'");
  for (let shorter = bare.replace(LEGAL, ''); shorter !== bare; shorter = bare.replace(LEGAL, '')) {
    if (LARGE.has(bare)) return bare;
    bare = shorter;
  }
  return bare;
};

export const isLargeCompany = (companyName: string): boolean => LARGE.has(bareName(companyName));

/** Returns whether an address is of a free email provider. */
export const isFreeAddress = (email: string): boolean => isFreeMail(domainOf(email));

/** Returns the email addresses in a text. */
export const addressesIn = (text: string): string[] => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
