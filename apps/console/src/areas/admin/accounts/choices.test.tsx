import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { planOf } from '../../../../test/kit/account-samples.ts';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { PlanChoice, RoleChoice } from './choices.tsx';

const NOTHING = () => undefined;
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

describe('the choice of a role', () => {
  it('offers every role, lowest first', async () => {
    await show(<RoleChoice value="entry" onChange={NOTHING} />);
    expect(optionsOf('Role')).toEqual(['User', 'Reviewer', 'Administrator']);
  });

  it('reports the role, not its translated name', async () => {
    const onChange = jest.fn();
    const { user } = await show(<RoleChoice value="entry" onChange={onChange} />, { language: 'ko' });
    await user.selectOptions(screen.getByRole('combobox'), 'admin');
    expect(onChange.mock.calls).toEqual([['admin']]);
  });
});

describe('the choice of a plan', () => {
  const plans = { 'admin.plans_list': [planOf(), planOf({ key: 'trial', label: 'Trial' })] };

  it('lists no plan first, then all plans by label', async () => {
    await show(<PlanChoice value="" onChange={NOTHING} />, { answers: plans });
    await screen.findByRole('option', { name: 'Trial' });
    expect(optionsOf('Plan')).toEqual(['no plan', 'Professional', 'Trial']);
  });

  it('shows the plan once the plans are loaded', async () => {
    await show(<PlanChoice value="trial" onChange={NOTHING} />, { answers: plans });
    await screen.findByRole('option', { name: 'Trial' });
    expect(screen.getByLabelText<HTMLSelectElement>('Plan').value).toBe('trial');
  });

  it('reports the key of the plan, and nothing for none', async () => {
    const onChange = jest.fn();
    const { user } = await show(<PlanChoice value="pro" onChange={onChange} />, { answers: plans });
    await screen.findByRole('option', { name: 'Trial' });

    await user.selectOptions(screen.getByLabelText('Plan'), 'Trial');
    await user.selectOptions(screen.getByLabelText('Plan'), 'no plan');

    expect(onChange.mock.calls).toEqual([['trial'], ['']]);
  });

  it('still offers no plan if the plans cannot be loaded', async () => {
    await show(<PlanChoice value="" onChange={NOTHING} />, {
      answers: { 'admin.plans_list': new DomainError(500, 'internal_error', 'Out of order.') },
    });
    expect(optionsOf('Plan')).toEqual(['no plan']);
  });
});
