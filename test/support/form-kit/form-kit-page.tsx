import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#web/i18n/nastaliq.css';
import '#web/styles/tokens.css';
import '#web/ui/base.css';
import '#web/ui/fonts.css';
import { ApiFailure } from '#web/api/api-failure.ts';
import { chooseLanguage, followLanguage } from '#web/i18n/language.ts';
import { LeaveWarning } from '#web/office/kit/form/leave-warning.tsx';
import { FormSpecimen } from '#web/office/kit/specimen/form-specimen.tsx';
import { OfficeProvider } from '#web/office/office-provider.tsx';
import layout from '#web/office/shell/office-layout.module.css';

declare global {
  interface Window {
    /** Given by the test: the answer to what is sent, null when it is saved. */
    readonly answerForm: (
      body: unknown,
      key: string,
    ) => Promise<ConstructorParameters<typeof ApiFailure>[0] | null>;
  }
}

async function send(body: unknown, key: string): Promise<void> {
  const failure = await window.answerForm(body, key);
  if (failure !== null) throw new ApiFailure(failure);
}

function Layout() {
  return (
    <OfficeProvider>
      <div className={layout.body}>
        <main className={layout.content}>
          <h1>Form</h1>
          <Link to="/elsewhere">Elsewhere</Link>
          <button type="button" onClick={() => chooseLanguage('ur')}>
            اردو
          </button>
          <Outlet />
        </main>
        <LeaveWarning />
      </div>
    </OfficeProvider>
  );
}

const router = createMemoryRouter([
  {
    Component: Layout,
    children: [
      { path: '/', element: <FormSpecimen back="/elsewhere" send={send} /> },
      { path: '/elsewhere', element: <h2>Left</h2> },
    ],
  },
]);

followLanguage();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no element #root');
createRoot(root).render(<RouterProvider router={router} />);
