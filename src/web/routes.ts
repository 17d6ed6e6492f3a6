import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** EVERY page in one table. */
export default [
  layout('pages/public/public-layout.tsx', [
    index('pages/public/home.tsx'),
    route('login', 'pages/public/account/login.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
