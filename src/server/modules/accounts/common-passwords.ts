/**
 * The most common passwords, compiled here: the top of every published list, and the words popular in India, followed
 * by the usual endings. Compared ignoring case; those shorter than 8 characters already fail by their length.
 */
const WHOLE = `
12345678 123456789 1234567890 12345678910 123456789a 1234567891 123123123 123123123a 12341234 12344321 123454321
11111111 111111111 1111111111 00000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 987654321 9876543210 0987654321 0123456789 01234567 87654321 11223344 1122334455 112233445566 12121212
147258369 147852369 159357456 741852963 789456123 963852741 369258147 123456123 123456654321 123321123 123654789
qwertyui qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx !qaz2wsx qazwsxedc qazwsx123 zxcvbnm1
zxcvbnm123 asdfghjk asdfghjkl asdfghjkl123 asdf1234 asdfasdf asdfqwer zaq12wsx zaq1zaq1 qweasdzxc qweqweqwe
qwe123qwe poiuytrewq mnbvcxz1 1234qwer 123qweasd 12qwaszx 1a2b3c4d a1b2c3d4 a1b2c3d4e5 abcd1234 abcdefgh abcdefghi
abcdef123 abcd12345 abcd123456 abc12345 abc123456 abc123abc aa123456 aa12345678 a12345678 a123456789 a1234567
password password1 password12 password123 password1234 password12345 password123456 password@123 password@1 password!
password01 password2 password11 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 p@ssword1 p@ssw0rd123 pa55word passwort
passpass pass1234 pass12345 pass123456 pass@123 pass@1234 pass@12345 mypassword newpassword thepassword yourpassword
letmein1 letmein12 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome@123 welcome@1 welcome1234 admin123
admin1234 admin12345 admin123456 admin@123 admin@1234 admin@12345 adminadmin administrator administrator1 root1234
rootroot root@123 toor1234 user1234 useruser guest123 guestguest changeme changeme1 changeme123 default1 temp1234
iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveu123 iloveyou! loveyou1 loveyou123 iloveindia iloveindia123
iloveu12 ilovemom ilovemyself trustno1 whatever whatever1 starwars starwars1 superman superman1 spiderman spiderman1
batman123 football football1 baseball baseball1 basketball basketball1 sunshine sunshine1 princess princess1 computer
computer1 computer123 internet internet1 internet123 michelle jennifer jonathan samantha danielle alexander
alexandra elizabeth nicholas victoria christopher maverick mustang1 corvette mercedes ferrari1 michael1 jordan23
jessica1 charlie1 chocolate chocolate1 butterfly butterfly1 blink182 liverpool liverpool1 chelsea1 arsenal1 barcelona
manchester manutd123 realmadrid ronaldo7 ronaldo07 cristiano messi123 messi1010 garfield scooby12 pokemon1 pokemon123
minecraft minecraft1 naruto123 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 killer12
killer123 access14 qazwsxedcrfv changeit test1234 test12345 test123456 testtest testing1 testing123 hello123
hello1234 hello12345 hellohello helloworld hello@123 google123 facebook facebook1 facebook123 instagram whatsapp
youtube1 gmail123 gmail@123 yahoo123 samsung1 samsung123 iphone123 nokia123 windows1 windows10 linkedin
india123 india1234 india12345 india@123 india@1947 india1947 indian123 indian@123 indian12 indiaindia bharat123 bharat@123
jaihind1 jaihind123 jaihind@123 jaishreeram jaishriram jaimatadi jaimatadi1 jaimatadi123 omnamahshivay omsairam
omsairam1 omsairam123 sairam123 saibaba1 saibaba123 sai12345 krishna1 krishna123 harekrishna radhekrishna radhekrishna1
ganesh123 ganesha1 ganpati1 ganpatibappa shiva123 shivshakti mahadev1 mahadev123 harharmahadev hanuman1 hanuman123
jaihanuman bajrangbali lakshmi1 lakshmi123 saraswati srinivas venkatesh tirupati balaji123 murugan1 murugan123 allah786
bismillah bismillah786 bismillah1 waheguru waheguru1 waheguru123 satnamwaheguru ekonkar1 jesus123 jesuschrist jesus777
sachin10 sachin123 sachintendulkar dhoni007 dhoni777 msdhoni7 msdhoni07 virat18 viratkohli virat123 rohit123 rohit045
cricket1 cricket123 cricket@123 bollywood bollywood1 tendulkar kingkhan srk12345 salman123 salmankhan shahrukh
shahrukhkhan amitabh1 rajnikanth thalaiva mummy123 mummypapa mummydaddy papa1234 mumma123 mammamia familyfirst
sweetheart sweety123 sweetu123 babydoll babygirl babygirl1 babyboy1 jaan1234 iloveyoujaan dilwale1 hindustan
hindustan1 hindustan123 mumbai123 delhi123 bangalore bangalore1 chennai1 chennai123 kolkata1 kolkata123 hyderabad
hyderabad1 pune1234 bengaluru jaipur123 lucknow1 lucknow123 ahmedabad indore123 nagpur123 gujarat1 rajasthan punjab123
punjabi1 maharashtra karnataka tamilnadu malayalam kerala123 keralam1 marathi1 telugu123
letmein! zaq12345 secret12 secret123 freedom1 freedom12 fuckyou1 fuckyou2 asshole1 hardcore redskins steelers
maverick1 patriots packers1 yankees1 midnight startrek swordfish lovelove loveme12 purple12 orange12 flower12 ginger12
pepper12 cookie12 cheese12 summer12 summer123 winter12 winter123 spring12 autumn12 monday12 friday13 january1 february
december november october1 september midnight1 bubbles1 peanut12 diamond1 diamond123 platinum silver12 golden12 phoenix1
phoenix123 scorpion einstein warcraft counterstrike nintendo playstation xbox3600 starcraft lineage2 anything nothing1
blahblah aaaaaaaa aaaa1111 bbbbbbbb xxxxxxxx zzzzzzzz abababab asasasas qqqqqqqq wwwwwwww qwqwqwqw q1q1q1q1 1a1a1a1a
`;

/** Words that many passwords start with: given names, gods, heroes, teams, places, endearments. */
const WORDS = `
aakash aarav abhay abhishek aditi aditya ajay akash akshay alok aman amar amit amita amol anand anil anita anjali ankit
ankita anu anuj anushka arjun arun aryan ashish ashok ashu ashwin ayush babu balaji bharat bhavna chandan chetan deepa
deepak deepika dev devi dhoni dilip dinesh divya gaurav gautam gayatri geeta gita gopal govind guddu gulshan hanuman
hari harish harsh hemant hitesh imran india isha jagdish jai jatin jay jaya jyoti kajal kamal karan kartik kavita
khushi kiran kishan komal krishna kumar kunal lakshmi lalit lucky madhu mahesh mahi mamta manasi mani manish manisha
manoj mayank meena megha mehul mohan mohit mukesh nancy nandini naresh naveen neel neeraj neha nidhi nikhil nilesh
nisha nitin om pankaj papa parth payal pinky piyush pooja prabhu pradeep prakash pranav prashant pratik praveen
preeti priya priyanka puja punit rachna radha radhe raghu rahul raj raja rajan rajat rajeev rajesh rajkumar raju rakesh
ram ramesh rani ranjit ravi reena rekha riya rohan rohit ruchi sachin sagar sahil sai salman sameer sandeep sandhya
sangeeta sanjay sanju santosh sarita satish saurabh shah shalini shankar sharma shiv shiva shivam shivani shreya shruti
shubham shweta simran singh sneha sonia sonu sourav srinivas suman sumit sunil sunita suraj suresh sweety swati tarun
tina tushar uday uma varun vicky vijay vikas vikram vinay vinod vipin virat vishal vivek yadav yash yogesh
michael daniel jessica ashley charlie jordan hunter robert thomas andrew joshua matthew george richard william
taylor harley ranger buster tigger soccer hockey killer cookie summer winter ginger pepper maggie shadow dragon
monkey master mustang batman superman angel lovely love baby friend friends family mother father cricket chelsea
arsenal barca messi ronaldo naruto pokemon password pass admin welcome login qwerty asdfgh zxcvbn abcdef letmein
computer google samsung windows mobile money happy smile star prince princess king queen tiger lion eagle
`;

/** Usual endings after a word. */
const ENDINGS = ['1', '12', '123', '1234', '12345', '123456', '007', '786', '@123', '@1234', '123@'];

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const COMMON: ReadonlySet<string> = new Set(
  [...wordsOf(WHOLE), ...wordsOf(WORDS).flatMap((word) => [word, ...ENDINGS.map((ending) => word + ending)])].filter(
    (password) => password.length >= 8,
  ),
);

/** Number of rejected passwords. */
export const COMMON_PASSWORD_COUNT = COMMON.size;

/** Words related to this portal: the first guesses of an attacker. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`
avsar avasar avsarportal myavsar avsarindia अवसर naukri rozgar job jobs jobportal career careers hiring resume fresher
candidate recruiter employer company interview intern internship mentor mentorship placement admin superadmin
`),
);

/** One of our words surrounded by digits and signs, as in `Avsar@2026`. */
const isOwnWord = (password: string): boolean => OWN_WORDS.has(password.replace(/[^\p{L}\p{M}]/gu, ''));

/**
 * Returns whether a password of 8 characters or more is among the few thousand most common, or built from one of our
 * words.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || isOwnWord(lower);
};
