import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** EVERY page in one table. */
export default [
  layout('pages/public/public-layout.tsx', [
    index('pages/public/home.tsx'),
    route('login', 'pages/public/account/login.tsx'),
    route('createaccount', 'pages/public/account/create-account.tsx'),
    route('candidate', 'pages/public/account/candidate-registration.tsx'),
    route('recruiter', 'pages/public/account/recruiter-registration.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
