import { longList, type Route, signedIn } from './route.ts';

export const offerRoutes = {
  makeOffer: {
    method: 'POST',
    path: '/api/job-offers',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
    touches: ['applications'],
  },
  listOffers: { method: 'GET', path: '/api/job-offers', who: signedIn, paged: longList },
  answerOffer: {
    method: 'PUT',
    path: '/api/job-offers/:id',
    who: ['candidate', 'recruiter'],
    body: ['json'],
    versioned: true,
    touches: ['applications'],
  },
  offerLetter: {
    method: 'GET',
    path: '/api/job-offers/:id/letter',
    who: ['candidate', 'recruiter'],
    answersFile: true,
  },
} as const satisfies Record<string, Route>;
