/** @jest-environment ./scripts/jest/page-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/kit/render-page.tsx';

describe('the page of alerts', () => {
  it('says that there are none', async () => {
    const { api } = await openPage('/alerts', { answers: { 'alerts.list': [] } });

    expect(await screen.findByText('0 rows')).toBeDefined();
    expect(api.callsOf('alerts.list')).toHaveLength(1);
  });
});
