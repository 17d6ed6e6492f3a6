/** The words of the mentorship page and of the mentee form. */
export const mentorshipWords = {
  title: 'Mentorships',
  lead: 'An hour with somebody who has done the work can save a year of guessing. Write to a mentor, or tell us what you want to learn.',
  description:
    'Talk to somebody who has done the work you want to do: contact a mentor, or become a mentee and tell us what you want to learn. Free for candidates.',
  mentors: 'Mentors',
  sampleNote: 'These mentors are examples. Messages reach the people who run Avsar, who answer and find a mentor.',
  experience: 'Experience',
  contact: 'Contact Mentor',
  become: 'Become a Mentee',
  why: 'Why choose us',
  benefits: [
    {
      title: 'Expert Guidance',
      text: 'People from the trade itself, who know what an interview there asks and what a first year looks like.',
    },
    {
      title: 'Personalized Learning',
      text: 'You say where you stand and where you want to go. The talk begins there, not at chapter one.',
    },
    {
      title: 'Career Growth',
      text: 'You leave with a next step and a date: a skill to learn, a resume to mend, a person to write to.',
    },
  ],
  closing: 'Not sure whom to ask?',
  closingText: 'Tell us your field and what you have learnt so far. We look for a mentor who fits.',

  contactTitle: (name: string) => `Contact ${name}`,
  fullName: 'Full name',
  mobile: 'Mobile number',
  email: 'Email',
  emailHint: 'The answer goes there.',
  message: 'Message',
  messageHint: 'What do you do now, and what would you like to ask?',
  send: 'Send Message',
  sent: 'Message sent successfully!',
  notSent: (reason: string) =>
    `Your message has not gone out yet. ${reason || 'Please try again in a moment.'} What you wrote is still here.`,
  noAnswer: 'No answer came from the server.',

  mentee: {
    title: 'Become a Mentee',
    lead: 'Tell us who you are and what you want to learn. It takes two minutes and costs nothing.',
    description: 'Become a mentee on Avsar: say what you study and what you want to learn, and we look for a mentor.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We write to you there.',
    phone: 'Phone number',
    address: 'Address',
    addressHint: 'Town and state are enough.',
    education: 'Education',
    educationHint: 'Such as: B.Com, second year',
    field: 'Field',
    fieldHint: 'What you want to learn or work in, such as: data analysis',
    submit: 'Submit',
    sent: 'Form submitted successfully!',
    sentMore: 'We write to you when we have found a mentor.',
    wentWrong: 'Something went wrong!',
    seeMentors: 'See the mentors first',
  },
} as const;
