import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Pagination from '@mui/material/Pagination'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Rating from '@mui/material/Rating'
import Slider from '@mui/material/Slider'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

/** Components of MUI as they come, to see that each look is a whole theme for them. */
export const muiSamplesOf = (group: string) => ({
  'MUI TextField': <TextField label="First name" helperText="As on your card" />,
  'MUI TextField, wrong': <TextField label="Email" defaultValue="ada@home" error helperText="This is no address." />,
  'MUI Select': (
    <TextField select label="Size" defaultValue="m" sx={{ minWidth: 160 }}>
      <MenuItem value="m">Medium</MenuItem>
      <MenuItem value="l">Large</MenuItem>
    </TextField>
  ),
  'MUI Radio': (
    <RadioGroup aria-label={`Way, ${group}`} name={`${group}-mui-way`} defaultValue="pickup">
      <FormControlLabel value="pickup" control={<Radio />} label="Pickup" />
      <FormControlLabel value="delivery" control={<Radio />} label="Delivery" />
    </RadioGroup>
  ),
  'MUI Checkbox': <FormControlLabel control={<Checkbox defaultChecked />} label="Cutlery" />,
  'MUI Switch': <FormControlLabel control={<Switch defaultChecked />} label="Messages" />,
  'MUI Slider': <Slider aria-label="Tip" defaultValue={15} max={30} />,
  'MUI Rating': <Rating name={`${group}-mui-rating`} defaultValue={4} />,
  'MUI Button': (
    <>
      <Button variant="contained">Order</Button>
      <Button variant="outlined">Later</Button>
      <Button color="error">Remove</Button>
    </>
  ),
  'MUI ToggleButton': (
    <ToggleButtonGroup value="list" aria-label={`View, ${group}`}>
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>
  ),
  'MUI Chip': (
    <>
      <Chip label="Vegan" color="primary" />
      <Chip label="Spicy" variant="outlined" />
    </>
  ),
  'MUI Badge': (
    <Badge badgeContent={2} color="primary">
      <Avatar>AB</Avatar>
    </Badge>
  ),
  'MUI Menu': (
    <MenuList aria-label={`Account, ${group}`}>
      <MenuItem selected>Orders</MenuItem>
      <MenuItem>Favorites</MenuItem>
    </MenuList>
  ),
  'MUI Stepper': (
    <Stepper activeStep={1}>
      {['Placed', 'Cooking', 'Ready'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  'MUI Tabs': (
    <Tabs value={0} aria-label={`Menus, ${group}`}>
      <Tab label="Lunch" />
      <Tab label="Dinner" />
    </Tabs>
  ),
  'MUI Accordion': (
    <Accordion defaultExpanded>
      <AccordionSummary id={`${group}-accordion`} aria-controls={`${group}-accordion-text`}>
        Allergens, {group}
      </AccordionSummary>
      <AccordionDetails>Peanut, sesame.</AccordionDetails>
    </Accordion>
  ),
  'MUI Alert': (['success', 'info', 'warning', 'error'] as const).map((severity) => (
    <Alert key={severity} severity={severity} icon={false}>
      The kitchen is {severity === 'success' ? 'open' : 'busy'}.
    </Alert>
  )),
  'MUI Progress': (
    <>
      <LinearProgress aria-label="Loading" variant="determinate" value={60} sx={{ width: '100%' }} />
      <CircularProgress aria-label="Waiting" variant="determinate" value={60} />
    </>
  ),
  'MUI Card': (
    <Card>
      <CardContent>
        Charred corn ribs
        <Divider sx={{ my: 1 }} />
        $9.50
      </CardContent>
    </Card>
  ),
  'MUI Pagination': <Pagination count={3} color="primary" aria-label={`Pages, ${group}`} />,
})
