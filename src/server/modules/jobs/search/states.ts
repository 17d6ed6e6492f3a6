import { usualSpellings } from '#contract/places.ts';
import { hindiNamesOf, placeNameInEnglish } from '#server/modules/hindi/public.ts';

/** Towns of each state, under the names that places are counted by. Territories that are one town are only places. */
const TOWNS_OF_STATE: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh': [
    ...['Visakhapatnam', 'Vijayawada', 'Guntur', 'Nellore', 'Kurnool', 'Rajahmundry', 'Tirupati', 'Kakinada'],
    ...['Kadapa', 'Anantapur', 'Eluru', 'Ongole', 'Chittoor', 'Amaravati', 'Sri City', 'Srikakulam', 'Vizianagaram'],
  ],
  'Arunachal Pradesh': ['Itanagar', 'Naharlagun', 'Pasighat'],
  Assam: ['Guwahati', 'Silchar', 'Dibrugarh', 'Jorhat', 'Tezpur', 'Tinsukia', 'Nagaon'],
  Bihar: [
    ...['Patna', 'Gaya', 'Bhagalpur', 'Muzaffarpur', 'Darbhanga', 'Purnia', 'Begusarai', 'Hajipur', 'Bihar Sharif'],
    ...['Arrah', 'Katihar', 'Munger', 'Chhapra', 'Samastipur', 'Sasaram', 'Siwan', 'Motihari', 'Bettiah', 'Saharsa'],
  ],
  Chhattisgarh: ['Raipur', 'Bhilai', 'Bilaspur', 'Korba', 'Durg', 'Raigarh', 'Jagdalpur', 'Rajnandgaon'],
  Goa: ['Panaji', 'Margao', 'Mapusa', 'Vasco da Gama', 'Ponda', 'Verna'],
  Gujarat: [
    ...['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot', 'Gandhinagar', 'Bhavnagar', 'Jamnagar', 'Junagadh', 'Anand'],
    ...['Bharuch', 'Ankleshwar', 'Vapi', 'Valsad', 'Navsari', 'Mehsana', 'Morbi', 'Mundra', 'Gandhidham', 'Bhuj'],
    ...['Halol', 'Sanand', 'Dahej'],
  ],
  Haryana: [
    ...['Gurugram', 'Faridabad', 'Panipat', 'Sonipat', 'Karnal', 'Rohtak', 'Hisar', 'Ambala', 'Panchkula', 'Manesar'],
    ...['Yamunanagar', 'Kurukshetra', 'Bahadurgarh', 'Rewari', 'Bhiwani', 'Sirsa', 'Palwal', 'Kundli', 'Jhajjar'],
  ],
  'Himachal Pradesh': ['Shimla', 'Solan', 'Dharamshala', 'Mandi', 'Baddi', 'Una', 'Kullu', 'Manali'],
  'Jammu and Kashmir': ['Srinagar', 'Jammu', 'Anantnag', 'Baramulla', 'Udhampur', 'Kathua'],
  Jharkhand: ['Ranchi', 'Jamshedpur', 'Dhanbad', 'Bokaro', 'Bokaro Steel City', 'Hazaribagh', 'Deoghar', 'Giridih'],
  Karnataka: [
    ...['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi', 'Dharwad', 'Belagavi', 'Kalaburagi', 'Udupi', 'Manipal'],
    ...['Davangere', 'Davanagere', 'Ballari', 'Bellary', 'Shivamogga', 'Shimoga', 'Tumakuru', 'Tumkur', 'Hassan'],
    ...['Vijayapura', 'Bijapur', 'Raichur', 'Bidar', 'Mandya', 'Kolar', 'Hosapete', 'Bangalore North'],
    ...['Bangalore South', 'Bangalore Rural', 'Bengaluru Rural'],
  ],
  Kerala: [
    ...['Kochi', 'Thiruvananthapuram', 'Kozhikode', 'Thrissur', 'Trichur', 'Kollam', 'Quilon', 'Kannur', 'Alappuzha'],
    ...['Alleppey', 'Kottayam', 'Palakkad', 'Malappuram', 'Kasaragod', 'Pathanamthitta', 'Idukki', 'Wayanad', 'Aluva'],
  ],
  Ladakh: ['Leh', 'Kargil'],
  'Madhya Pradesh': [
    ...['Indore', 'Bhopal', 'Jabalpur', 'Gwalior', 'Ujjain', 'Sagar', 'Dewas', 'Satna', 'Ratlam', 'Rewa', 'Pithampur'],
    ...['Katni', 'Singrauli', 'Chhindwara', 'Khandwa', 'Mandideep'],
  ],
  Maharashtra: [
    ...['Mumbai', 'Pune', 'Nagpur', 'Thane', 'Navi Mumbai', 'Nashik', 'Chhatrapati Sambhajinagar', 'Solapur', 'Kalyan'],
    ...['Kolhapur', 'Amravati', 'Akola', 'Nanded', 'Sangli', 'Jalgaon', 'Latur', 'Dhule', 'Ahmednagar', 'Ahilyanagar'],
    ...['Chandrapur', 'Vasai', 'Virar', 'Vasai-Virar', 'Panvel', 'Bhiwandi', 'Dombivli', 'Ulhasnagar', 'Satara'],
    ...['Ratnagiri', 'Pimpri-Chinchwad', 'Pimpri Chinchwad', 'Mumbai Suburban', 'Wardha', 'Palghar'],
    ...['Boisar', 'Raigad'],
  ],
  Manipur: ['Imphal', 'Thoubal'],
  Meghalaya: ['Shillong', 'Tura'],
  Mizoram: ['Aizawl', 'Lunglei'],
  Nagaland: ['Kohima', 'Dimapur'],
  Odisha: [
    ...['Bhubaneswar', 'Cuttack', 'Rourkela', 'Sambalpur', 'Berhampur', 'Brahmapur', 'Puri', 'Balasore', 'Angul'],
    ...['Jharsuguda', 'Paradip', 'Jajpur', 'Khordha'],
  ],
  Punjab: [
    ...['Ludhiana', 'Amritsar', 'Jalandhar', 'Patiala', 'Mohali', 'Bathinda', 'Pathankot', 'Hoshiarpur', 'Moga'],
    ...['Phagwara', 'Zirakpur', 'Rajpura', 'Kharar', 'Derabassi', 'Khanna', 'Firozpur'],
  ],
  Rajasthan: [
    ...['Jaipur', 'Jodhpur', 'Kota', 'Udaipur', 'Ajmer', 'Bikaner', 'Alwar', 'Bhilwara', 'Sikar', 'Bharatpur'],
    ...['Pali', 'Sri Ganganagar', 'Jaisalmer', 'Bhiwadi', 'Neemrana', 'Jhunjhunu', 'Chittorgarh', 'Mount Abu'],
  ],
  Sikkim: ['Gangtok', 'Namchi'],
  'Tamil Nadu': [
    ...['Chennai', 'Coimbatore', 'Madurai', 'Tiruchirappalli', 'Salem', 'Tirunelveli', 'Vellore', 'Erode', 'Hosur'],
    ...['Thoothukudi', 'Tiruppur', 'Tirupur', 'Thanjavur', 'Dindigul', 'Nagercoil', 'Kanchipuram', 'Sriperumbudur'],
    ...[
      'Karur',
      'Namakkal',
      'Sivakasi',
      'Cuddalore',
      'Kumbakonam',
      'Nagapattinam',
      'Chengalpattu',
      'Ooty',
      'Krishnagiri',
    ],
  ],
  Telangana: [
    ...['Hyderabad', 'Warangal', 'Nizamabad', 'Karimnagar', 'Khammam', 'Ramagundam', 'Mahbubnagar', 'Nalgonda'],
    ...['Serilingampally', 'Rangareddy', 'Sangareddy', 'Medchal', 'Siddipet', 'Shamshabad'],
  ],
  Tripura: ['Agartala'],
  'Uttar Pradesh': [
    ...[
      'Noida',
      'Lucknow',
      'Kanpur',
      'Ghaziabad',
      'Greater Noida',
      'Agra',
      'Varanasi',
      'Meerut',
      'Prayagraj',
      'Bareilly',
    ],
    ...[
      'Aligarh',
      'Moradabad',
      'Saharanpur',
      'Gorakhpur',
      'Firozabad',
      'Jhansi',
      'Mathura',
      'Ayodhya',
      'Muzaffarnagar',
    ],
    ...['Hapur', 'Etawah', 'Rampur', 'Shahjahanpur', 'Bulandshahr', 'Sitapur', 'Raebareli', 'Mirzapur', 'Sultanpur'],
    ...['Vrindavan', 'Azamgarh', 'Basti', 'Ballia', 'Deoria', 'Gonda', 'Unnao', 'Barabanki'],
  ],
  Uttarakhand: [
    ...['Dehradun', 'Haridwar', 'Roorkee', 'Haldwani', 'Rudrapur', 'Kashipur', 'Rishikesh', 'Nainital', 'Pantnagar'],
    ...['Mussoorie', 'Almora', 'Pithoragarh'],
  ],
  'West Bengal': [
    ...['Kolkata', 'Howrah', 'Siliguri', 'Durgapur', 'Asansol', 'Kharagpur', 'Haldia', 'Darjeeling', 'Kalyani'],
    ...['Bardhaman', 'Burdwan', 'Malda', 'Salt Lake', 'New Town', 'Hooghly', 'Jalpaiguri', 'Berhampore'],
  ],
};

/** Other names of states, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  'jammu & kashmir': 'Jammu and Kashmir',
  'j&k': 'Jammu and Kashmir',
  tamilnadu: 'Tamil Nadu',
  chattisgarh: 'Chhattisgarh',
};

/** Letters that stand for a state where a place is asked for; among other words they have other meanings. */
const IN_SHORT = new Map([
  ['up', 'Uttar Pradesh'],
  ['mp', 'Madhya Pradesh'],
  ['ap', 'Andhra Pradesh'],
  ['hp', 'Himachal Pradesh'],
  ['tn', 'Tamil Nadu'],
  ['wb', 'West Bengal'],
]);

/** Returns the name, in lower case, of the state that these lower-case letters stand for as a place. */
export const stateInShort = (letters: string): string | undefined => IN_SHORT.get(letters)?.toLowerCase();

/** Names of states, as suggestions of places. */
export const STATES: readonly string[] = Object.keys(TOWNS_OF_STATE);

const BY_NAME = new Map([...STATES.map((name) => [name.toLowerCase(), name] as const), ...Object.entries(OTHER_NAMES)]);

/** A state with the places that are in it. */
export interface State {
  name: string;
  towns: readonly string[];
}

/** Returns the state with this English name. */
export const stateNamed = (text: string): State | undefined => {
  const name = BY_NAME.get(text.toLowerCase());
  return name === undefined ? undefined : { name, towns: TOWNS_OF_STATE[name] ?? [] };
};

const stateOf = (place: string): State | undefined =>
  stateNamed(stateInShort(place.toLowerCase()) ?? placeNameInEnglish(place));

const townsOf = (place: string): string[] => {
  const state = stateOf(place);
  const names = state ? [state.name, ...state.towns].flatMap(usualSpellings) : [];
  return [place, ...names].flatMap((name) => [name, ...hindiNamesOf(name)]);
};

/**
 * Returns the places of a search with their Devanagari names and, for each state in either script or in short, the towns
 * in their usual spellings.
 * States that are all the fragments of a search are whole places: some towns are parts of other names.
 */
export const withTowns = ({
  place,
  location,
}: {
  place: readonly string[];
  location: readonly string[];
}): { place: string[]; location: string[] } => {
  const areStates = place.length === 0 && location.every((one) => stateOf(one) !== undefined);
  const exact = areStates ? location : place;
  return { place: [...new Set(exact.flatMap(townsOf))], location: areStates ? [] : [...location] };
};
