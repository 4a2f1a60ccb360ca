import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { ErrorPage } from './frame/error-page.tsx';
import { OpeningPage } from './frame/opening-page.tsx';
import { RootLayout } from './frame/root-layout.tsx';
import { onlyWhenSignedOut } from './guards.ts';
import { paths } from './paths.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const root = 'root';

/** The routes that everybody loads. The map of all other pages loads when one of them is opened, so it may grow. */
export const firstRoutes: RouteObject[] = [
  {
    id: root,
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: OpeningPage,
    children: [
      { path: paths.signIn, loader: onlyWhenSignedOut, Component: SignInPage },
      {
        path: paths.receiptCheck,
        lazy: async () => ({
          Component: (await import('./receipt-check/receipt-check-page.tsx')).ReceiptCheckPage,
        }),
      },
      {
        path: paths.clearanceCheck,
        lazy: async () => ({
          Component: (await import('./receipt-check/clearance-page.tsx')).ClearanceCheckPage,
        }),
      },
    ],
  },
];

/** Runs for every address that the known routes don't match. Routes already known are not added again. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const { routesAround } = await import('./routes.tsx');
  patch(root, routesAround(path));
};
